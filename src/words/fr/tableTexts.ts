/** What the rows of roll tables of the bundled pack say. */
export const tableTexts: Readonly<Record<string, string>> = {
  'oppressive-silence/text': 'Rien ne se passe.',
  'tactical-insight/text': 'Les joueurs gagnent 1 PC au début du prochain tournant.',
  'cannonade/text':
    'Jusqu’à la fin du tournant, qui n’est pas à portée de contrôle d’un décor lourd ou d’une place forte a 1 LPA de moins et une Touche pire de 1.',
  'lighting-shells/text': 'Jusqu’à la fin du tournant, le décor lourd compte comme léger pour les lignes de vue.',
  'accidental-bombardment/text':
    'Un marqueur au centre de chaque quart du plateau. Chacun à 2″ de l’un d’eux lance un D6 : sur 4+, il perd D3 PV. Les marqueurs partent à la fin du tournant.',
  'smoke-drift/text':
    'D3 marqueurs du plateau, au hasard, ont de la fumée à 1″ jusqu’à la fin du tournant : à travers, on est masqué.',
  'spent-guns/text': 'L’arme de tir d’un agent de la suite a deux tirs de moins.',
  'runner-with-orders/text': 'Les joueurs gagnent 1 PC, et la suite a l’initiative au prochain tournant.',
  'counter-push/text': 'Un groupe d’ennemis arrive au bord opposé, en Engagement. L’alerte est à 3.',
  'dripping-silence/text': 'Rien ne se passe.',
  'rat-run/text': 'Un agent à jouer de la suite, à votre choix, peut se repositionner gratuitement.',
  'gas-pocket/text': 'À un décor tiré au sort, chacun à 3″ lance un D6 : sur 1-3, il perd 1 PV.',
  'stash/text':
    'Un objet utile est caché dans un décor tiré au sort : un agent de la suite à 3″ le trouve. Personne : personne ne le trouve.',
  'pipe-bursts/text':
    'Une flaque toxique de 3″ reste là où il a éclaté, pour toute la bataille : qui finit son activation dedans lance un D6 et perd D3 PV sur 1-2.',
  'stranger-helps/text':
    'Un passant à 3 PV, à 6″ d’un agent de la suite tiré au sort, agit avec la suite jusqu’à la fin du tournant, puis s’en va.',
  'nest-wakes/text': 'De la vermine, VD 1, sort du décor léger le plus proche, en Engagement.',
  'hive-quake/text':
    'Chacun lance un D6 : sur 1, il tombe 2″ plus loin et a 1 LPA de moins jusqu’à la fin de son activation.',
  'hull-quiet/text': 'Rien ne se passe.',
  'power-surge/text': 'Toutes les portes se ferment.',
  'vent-reinforcements/text': 'Un groupe d’ennemis sort d’un conduit à 4″ d’une porte, en Dissimulation.',
  'lights-off/text': 'Personne ne voit au-delà de 6″ pendant ce tournant.',
  'sealed-locker/text': 'Un agent de la suite, à votre choix, trouve quelque chose d’utile.',
  'pressure-loss/text':
    'Pendant ce tournant, chaque agent de la suite bouge de 2″ de moins. Qui porte une combinaison étanche, non.',
  'auspex-echo/text':
    'La place d’un ennemi en Dissimulation, au hasard, est montrée, avec son groupe. Son ordre reste.',
  'gravity-fails/text':
    'Pendant ce tournant, sauts et escalades sont gratuits, et chacun tire avec une Touche pire de 1.',
  'breach-alarm/text': 'L’alerte est à 3. La bataille dure un tournant de moins.',
  'bait/text': 'Un groupe d’ennemis se place à 4″, en Engagement. L’alerte monte de 1.',
  'clue-trap/text':
    'Qui enquêtait perd D3 PV, puis lance un D6 : sur 1-2, il a 1 LPA de moins jusqu’à la fin de son activation.',
  'false-trail/text': 'Le marqueur reste, mais 6″ plus loin, au décor le plus proche.',
  'dust-and-a-case/text': 'Un agent de la suite à 6″, à votre choix, a deux tirs de plus.',
  'a-name/text': 'Un indice.',
  'a-name-overheard/text': 'Un indice. L’alerte monte de 1.',
  'a-plan/text': 'Un indice. Un agent à jouer de la suite peut sprinter gratuitement, et une porte peut être ouverte.',
  'codes/text': 'Un indice. Les joueurs gagnent 1 PC.',
  'hidden-cache/text': 'Un indice, et qui enquêtait trouve quelque chose d’utile.',
  'the-thread-itself/text':
    'Deux indices, et 2 XP pour qui enquêtait. La place d’un ennemi en Dissimulation, au hasard, est montrée, avec son groupe.',
  'search-empty/text': 'Il n’y a rien ici, et quelqu’un est déjà passé.',
  'search-snag/text': 'Cela résonne. L’alerte monte de 1.',
  'search-rounds/text': 'Un tir est là, pour une arme de qui fouillait qui n’est pas pleine.',
  'search-item/text': 'Il est trouvé : qui fouillait le ramasse.',
  'clear-air/text': 'Rien d’inhabituel.',
  'gloom/text': 'Personne ne voit au-delà de 12″. L’alerte ne monte à vue qu’à 9″.',
  'blackout/text': 'Personne ne voit au-delà de 8″. Qui tire est visible de tous pour le reste du tournant.',
  'choking-dust/text':
    'Qui se repositionne et sprinte dans une activation lance un D6 et perd 1 PV sur 1. Précis ne fait rien au-delà de 8″.',
  'toxic-seep/text':
    'Trois flaques de 3″. Qui finit son activation dans l’une d’elles lance un D6 et perd D3 PV sur 1-2.',
  'live-current/text':
    'Deux tuyaux ou câbles à travers le plateau. Qui en franchit un lance un D6 : sur 1, il a 1 LPA de moins jusqu’à la fin de son activation.',
  'unstable-floor/text': 'Les tests de chute échouent sur 1-2. Une chute de plus de 3″ coûte toujours 1 PV.',
  'warp-touched/text':
    'Les tests psychiques sont meilleurs de 1, et les périls viennent sur 1-2. Le premier jet d’événement de 1 compte comme 10.',
  'vox-dead/text': 'Les stratagèmes coûtent 1 PC de plus. « Rassemblement » ne peut pas être utilisé.',
  'flee-1/text': 'Chaque passant s’éloigne de 1″ du combattant le plus proche.',
  'flee-2/text': 'Chaque passant s’éloigne de 2″ du combattant le plus proche.',
  'flee-3/text': 'Chaque passant s’éloigne de 3″ du combattant le plus proche.',
  'flee-4/text': 'Chaque passant s’éloigne de 4″ du combattant le plus proche.',
  'flee-5/text': 'Chaque passant s’éloigne de 5″ du combattant le plus proche.',
  'flee-6/text': 'Chaque passant s’éloigne de 6″ du combattant le plus proche.',
  'crowded/text':
    'Six passants à 3 PV. Chacun que la suite neutralise coûte 2 XP. Ils fuient de D6″ à la fin d’un tournant.',
  'wants-ledger/text': 'Le Maître veut la copie d’un registre.',
  'wants-silence/text': 'Le Maître veut qu’une voix se taise.',
  'wants-box/text': 'Le Maître veut une boîte, fermée.',
  'wants-child/text': 'Le Maître veut qu’un enfant soit retrouvé.',
  'wants-name/text': 'Le Maître veut la preuve d’un nom.',
  'wants-nothing/text': 'Le Maître veut la preuve qu’il n’y a rien.',
  'in-station/text': 'Cela se passe dans une station de transit noyée.',
  'in-dormitory/text': 'Cela se passe dans un dortoir de pèlerins.',
  'in-foundry/text': 'Cela se passe dans une fonderie morte.',
  'in-quarantine/text': 'Cela se passe dans un bloc en quarantaine.',
  'in-court/text': 'Cela se passe dans la basse cour du gouverneur.',
  'in-dry-dock/text': 'Cela se passe dans une épave en cale sèche.',
  'kept-by-gang/text': 'Un gang de prêteurs y veille.',
  'kept-by-cult/text': 'Un culte prêcheur y veille.',
  'kept-by-scavengers/text': 'Des pilleurs aux vieilles armes y veillent.',
  'kept-by-sick/text': 'Les malades y veillent.',
  'kept-by-guards/text': 'Des gardes de maison y veillent.',
  'kept-by-hunter/text': 'Une chose qui chasse au bruit y veille.',
  'rival-cell/text': 'Mais une cellule rivale est déjà à l’intérieur.',
  'double-witness/text': 'Mais le témoin est fidèle aux deux camps.',
  'open-box/text': 'Mais la boîte est ouverte.',
  'way-closes/text': 'Mais l’issue se ferme dans 6 tournants.',
  'captives-only/text': 'Mais nul ne doit être tué : des captifs seulement.',
  'tested/text': 'Mais c’est vous que le Maître met à l’épreuve.',
  'clues-about/text':
    'Il y a aussi des marqueurs d’indice : quatre, un de plus par Acolyte après le premier. Qui enquête lance sur la table d’Investigation.',
};
