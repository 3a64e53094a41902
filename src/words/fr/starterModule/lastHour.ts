type Names = Readonly<Record<string, string>>;

/** Phrases du module de départ, par leur chemin. */
export const lastHour: Names = {
  'the-last-hour/setUp/0':
    'Un plateau de 30″ sur 22″. Les zones d’insertion font 6″ de profondeur, le long des petits bords.',
  'the-last-hour/setUp/1':
    'La chaire est un marqueur dans le tiers éloigné du plateau, sur le décor le plus haut. Trois lignes de cor, à plus de 6″ l’une de l’autre, au-delà du milieu du plateau.',
  'the-last-hour/setUp/2':
    'Trois orateurs, en robe et masqués, sont des marqueurs dans le tiers éloigné, à 6″ les uns des autres. La Voix n’est pas encore placée : le scénario dit quand et où.',
  'the-last-hour/setUp/3':
    'Un tiers des ennemis commence à 6″ de la chaire, les autres à des endroits tirés au sort. Tous sont en Dissimulation.',
  'the-last-hour/briefing': `**À la fin du poste sonnent les cors du quartier des Citernes, comme chaque jour depuis deux cents ans.** Aujourd’hui, quelque chose a demandé à y parler.

Le compte en est à sa dernière heure. Qui a bu l’eau entendra *un*, et après *un* il y a un mot, et nul qui entendra ce mot par les cors n’aura plus besoin d’être compté.

La tour des cors est pleine de gens à qui vous achèteriez du pain. Ils fredonnent. Parmi eux, en robe de la chorale du quartier, se tiennent **trois orateurs aux masques de cire**, et l’un des trois est la Voix.

Cette fois votre Maître n’envoie pas de conseil, seulement l’heure, et elle est fausse de quatre minutes. Vous réglez vos montres sur les cors.

**Trouvez la Voix. Finissez-en, ou liez-la, avant les cors.** Si vous ne pouvez être rapides, coupez les lignes : trois lignes coupées font une heure en retard.`,
  'the-last-hour/targetLocation': 'La chaire',
  'the-last-hour/notes': `**L’idée.** Un duel au bout d’une course. Avec le visage du *Relais muet*, la suite va droit à la Voix ; sans lui, trois masques et un dé. Au tournant 4, la Voix se montre de toute façon.

**Le compte :** tant que la Voix est sur le plateau, un agent de la suite perd 1 LPA à chaque tournant, sauf s’ils ont pris un échantillon à la cuve.

**Les lignes de cor** sont la voie lente : trois, 1 PA chacune, pour un tournant de plus.

**Touché par le Warp :** les tests psychiques sont meilleurs de 1, et un 1 ou un 2 naturel est un Péril ; le premier événement de 1 compte comme 10. L’application s’en charge.

**Lier la Voix** coûte 2 PA à sa portée de contrôle, et ne se tente que lorsqu’elle a perdu plus de la moitié de ses PV. Un captif vaut la peine.

**La lettre** est la campagne d’après. S’ils la lisent, laissez-leur un moment à table avant de parler.`,
  'the-last-hour/board':
    'Le sommet d’une tour : ouvert au milieu, un lieu haut au fond, des parapets en couvert léger tout autour.',
  'the-last-hour/priorityTarget': 'L’Acolyte le plus proche de la Voix',
  'the-last-hour/primary': 'La Voix est à terre ou captive avant que sonnent les cors.',
  'the-last-hour/passages/hour-opening': `Ils ont éteint les lampes et ouvert tous les volets. Le quartier entier est en bas, quarante mille fenêtres, et à chacune une personne se tient, un verre d’eau à la main, sans boire encore.

Derrière vous l’escalier. Devant vous la chorale, et sa seule note tenue. Vous l’avez déjà entendue.`,
  'the-last-hour/passages/hour-known': `Trois masques se tournent vers vous. Vous ne regardez pas les masques. Vous regardez comment celui du milieu pose la main sur l’épaule du chanteur devant lui, légèrement, pour battre la mesure.

Le **préchantre Quill** voit que vous avez vu. Sous la cire il sourit, et monte à sa chaire.

*Placez la Voix à la chaire. Les marqueurs d’orateur ne sont que des gens : retirez-les.*`,
  'the-last-hour/passages/hour-unknown': `Trois masques se tournent vers vous, et tous trois disent « **Soixante** », d’une seule voix, d’un seul souffle. Impossible de dire lequel l’a pris.

Il faudra aller voir.`,
  'the-last-hour/passages/hour-unmasked': `La cire se détache, et dessous il y a un visage bon, mouillé, avec de l’eau dans la bouche ouverte jusqu’au niveau des dents.

« Vous êtes en avance », dit-il sans bouger les lèvres. « **Chantez.** »

*Placez la Voix où était cet orateur. Retirez les autres.*`,
  'the-last-hour/passages/hour-steps-up': `Il ne reste plus de temps où se cacher. L’un des trois ôte son masque, le pend avec soin à un crochet, et monte en chaire. La chorale cesse de fredonner. C’est pire.

*Placez la Voix à la chaire. Retirez les orateurs.*`,
  'the-last-hour/passages/hour-marrow': `Ilse Marrow est où elle l’avait dit, avec une clé longue comme son bras. « Trente ans que j’écoute ces conduites », dit-elle. « Elles n’ont jamais eu rien à dire. »

*Placez la Guide locale dans votre zone : elle est des vôtres pour cette heure.*`,
  'the-last-hour/passages/hour-in-hand':
    'Vous arrivez avant qu’on vous attende. Deux des guetteurs portent encore des bancs.',
  'the-last-hour/passages/hour-drinkers':
    'La machine n’a pas été arrêtée, et le quartier a bu toute la journée. Ils montent derrière la chorale en habits de travail, se tiennent avec elle, et reprennent la note.',
  'the-last-hour/passages/hour-wax':
    'La fiole vous l’avait dit. Vous avez des bouts de chandelle dans les oreilles, et quand vient le nombre vous le voyez seulement, sur quarante mille bouches à la fois, et vous continuez.',
  'the-last-hour/passages/hour-late':
    'La troisième ligne cède, et loin là-haut trois grands cors dévient d’un pouce. Quelque part un commis jure et prend ses outils. Il en a pour un moment.',
  'the-last-hour/passages/hour-letter': `Des instructions, en onze points, d’une fine petite main : quoi verser, combien, quand commencer le compte. Courtoises. Patientes. La dernière ligne dit *Ne revenez pas avec une supposition.*

Vous connaissez cette main. Elle est sur chaque ordre dans votre manteau.`,
  'the-last-hour/passages/hour-strike':
    'Là-haut les soufflets se gonflent. Tous les cors du quartier prennent le même souffle.',
  'the-last-hour/objectives/hour-voice': 'La Voix est à terre ou captive avant que sonnent les cors',
  'the-last-hour/objectives/hour-three-lines': 'Couper les trois lignes de cor',
  'the-last-hour/objectives/hour-all-stand': 'Faire taire la Voix sans personne de la suite à terre',
  'the-last-hour/objectives/hour-hand': 'Lire qui a écrit les instructions : la lettre est sur la chaire',
  'the-last-hour/actions/hour-unmask': 'À un marqueur d’orateur : jet sur Trois gorges, puis retirez ce marqueur.',
  'the-last-hour/actions/hour-cut-line':
    'À une ligne de cor : retirez-la. La troisième coupée donne un tournant de plus.',
  'the-last-hour/actions/hour-read-letter': 'À la chaire, quand la Voix s’est montrée.',
  'the-last-hour/actions/hour-bind':
    'Près de la Voix, à sa portée de contrôle, quand elle a moins de la moitié de ses PV. Cela finit le scénario.',
  'the-last-hour/waves/hour-voice-pulpit': 'À la chaire',
  'the-last-hour/waves/hour-voice-unmasked': 'À la place de l’orateur démasqué',
  'the-last-hour/waves/hour-worker': 'Dans la zone d’insertion de la suite',
  'the-last-hour/waves/hour-crowd': 'À 6″ du bord éloigné',
  'the-last-hour/endings/hour-won-letter': `Les cors sonnent. C’est la fin du poste, et rien de plus. À quarante mille fenêtres on regarde le verre qu’on tient, et on le vide.

Dans votre manteau, deux papiers de la même fine main. Il faudra décider auquel répondre.`,
  'the-last-hour/endings/hour-won':
    'Les cors sonnent. C’est la fin du poste, et rien de plus. À quarante mille fenêtres on regarde le verre qu’on tient, on le vide, et on ne sait pas pourquoi l’on pleure.',
  'the-last-hour/endings/hour-lost':
    'Les cors sonnent. Vous le voyez avant de l’entendre : quarante mille personnes posent leur verre, toutes ensemble, et lèvent les yeux, vers vous.',
  'the-last-hour/markers/hour-speaker': 'Dans le tiers éloigné, à 6″ les uns des autres',
  'the-last-hour/markers/hour-pulpit': 'Dans le tiers éloigné, sur le décor le plus haut',
  'the-last-hour/markers/hour-line': 'Au-delà du milieu, à 6″ l’une de l’autre',
  'the-last-hour/environment/warp-touched':
    'Les tests psychiques sont meilleurs de 1 ; un 1 ou un 2 naturel est un Péril. Le premier événement de 1 compte comme 10.',
  'throats-wax/text': 'Un boulanger, endormi debout. L’alerte monte de 1.',
  'throats-knife/text': 'Pas la Voix, mais cela mord : D3 PV pour qui a tiré.',
  'throats-voice/text': 'C’est elle. La Voix est placée ici, en Engagement.',
  'last-held-note/text':
    'Ici tout est touché par le Warp : la première fois, comptez ceci comme Toutes les bouches ; ensuite rien ne se passe.',
  'last-clear-air/text': 'Un volet claque, et un instant vous n’entendez que le quartier. Les joueurs gagnent 1 PC.',
  'last-wet-hands/text':
    'L’arme de tir d’un agent de la suite s’enraye jusqu’à ce qu’il recharge. Sans les munitions : rien ne se passe.',
  'last-more-singers/text': 'Un groupe d’ennemis arrive au bord éloigné, en Dissimulation.',
  'last-lamps-out/text': 'Personne ne voit au-delà de 8″ pendant ce tournant.',
  'last-old-friend/text':
    'Un visage dans la foule cesse de fredonner et tend une ceinture de cartouches : choisissez un agent de la suite, une arme est de nouveau pleine. Sans les munitions : 1 PC.',
  'last-glass/text': 'La verrière tombe à un décor tiré au sort : chacun à 2″ lance un D6, sur 1-2 il perd D3 PV.',
  'last-anger/text': 'Un agent à jouer de la suite en a assez : 1 LPA de plus jusqu’à la fin de son activation.',
  'last-hum-along/text':
    'Un agent à jouer de la suite se surprend à fredonner : 1 LPA de moins jusqu’à la fin de son activation.',
  'last-every-mouth/text':
    'L’alerte monte de 1 ; chaque ennemi à jouer peut sprinter gratuitement vers le plus proche de la suite.',
  'the-last-hour/changes/0': 'Vous connaissez le visage de la Voix : elle est en chaire dès le début.',
  'the-last-hour/changes/1': 'Ilse Marrow attend au pied de l’escalier : elle vient avec vous.',
  'the-last-hour/changes/2': 'Vous avez entendu parler l’eau, et apporté de la cire : le compte ne vous touche pas.',
  'the-last-hour/changes/3': 'Deux heures d’avance : 2 PC de plus.',
  'the-last-hour/changes/4': 'Une heure d’avance : 1 PC de plus.',
  'the-last-hour/changes/5': 'La machine n’a pas été arrêtée : ceux qui ont bu montent l’escalier.',
  'the-last-hour/intro': 'Trois masques, une Voix, et les cors de tout un quartier. Faites vite.',
};
