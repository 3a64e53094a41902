type Names = Readonly<Record<string, string>>;

/** Phrases du module de départ, par leur chemin. */
export const silentRelay: Names = {
  'silent-relay/setUp/0':
    'Un plateau de 30″ sur 22″. Les zones d’insertion font 6″ de profondeur, le long des petits bords.',
  'silent-relay/setUp/1':
    'Le Relais Neuf est au milieu du plateau : posez la console et le puits à signaux à 3″ du centre, à 4″ l’un de l’autre.',
  'silent-relay/setUp/2':
    'Cinq marqueurs d’indice, un de plus par Acolyte après le premier : aucun à 6″ de la zone de la suite, chacun à 5″ au moins des autres. L’un d’eux est sur le décor le plus haut.',
  'silent-relay/setUp/3':
    'L’escalier du drain est un marqueur au milieu d’un grand bord. Un tiers des Compteurs commence à 6″ du puits, les autres à des endroits tirés au sort. Tous sont en Dissimulation.',
  'silent-relay/briefing': `**Le Relais Neuf se tait depuis onze jours.** Il n’est pas mort : l’onde porteuse tient toujours sur l’auspex, comme une note qu’on ne lâche pas. Là-haut, quelqu’un garde le poste au chaud et n’y dit rien.

Le Neuf se dresse sur le vieux mât des pèlerins, au-dessus du quartier des Citernes. Quarante mille âmes boivent aux conduites qui passent dessous, et depuis onze jours pas un rapport d’équipe, pas une prière, pas une plainte au sujet de l’eau n’est passé.

Vos ordres, de la main de votre Maître : *Montez sans bruit. Trouvez qui écoute. Ne revenez pas avec une supposition.*

Ce que le quartier vous dira pour une pièce :

- Les **Compteurs**, un gang de créanciers, ont pris le mât la première nuit. Ils n’y encaissent rien. Ils gardent.
- Ils sont venus avec leurs lampes et ne les ont pas allumées.
- Le cœur du relais est son **puits à signaux**, une fosse de bobines de cuivre sous le plancher. Qui tient l’onde a les mains dedans.

Fouillez les lieux jusqu’à savoir ce que vous cherchez. Ensuite, ouvrez le puits.`,
  'silent-relay/targetLocation': 'Le puits à signaux',
  'silent-relay/notes': `**L’idée.** Une fouille contre la montre. Rien ici ne doit être tué. Les Compteurs s’ennuient, sont payés à l’heure et tiennent le puits plutôt que de traquer ; que la suite ait toujours envie d’un marqueur de plus qu’il n’est sage.

**Trois indices** ouvrent l’objectif principal et disent par où vient le gang : les premiers renforts de *L’eau descend* ne viendront pas. **Cinq** donnent le visage du préchantre : dans *La Dernière Heure*, la Voix est connue d’emblée.

**S’ils sont bloqués :** la console est un indice sûr pour 2 PA. À partir du tournant 5, qui en a moins de trois en reçoit un : l’onde trébuche.

**L’objectif secret** se montre au troisième indice. Si vous le voulez plus tôt, faites dire à un Compteur à terre : *On ne le regarde pas quand il parle.*`,
  'silent-relay/board':
    'Une plateforme avec passerelles, tourets de câble et un mât ; de la hauteur au milieu, peu de longues lignes de vue.',
  'silent-relay/priorityTarget': 'Qui se tient le plus près du puits à signaux',
  'silent-relay/primary': 'Résolvez trois indices, puis ouvrez le puits à signaux.',
  'silent-relay/passages/relay-opening': `L’ascenseur s’arrête deux étages trop bas et ne veut rien entendre. Vous montez le reste par les échelons, dans un noir qui bourdonne.

Ce n’est pas le vent. C’est le relais : une seule note basse, tenue si longtemps que vos dents s’appuient dessus. Entre deux de ses souffles, très nettement, quelqu’un d’autre respire.`,
  'silent-relay/passages/relay-first': `Des traits de craie derrière le chemin de câbles, par cinq, comme le calendrier de n’importe quel garde. Sauf qu’ils ne montent pas. Il y en avait trois cent trente-six, et depuis quelqu’un en efface un chaque heure, d’un pouce mouillé.

Les derniers traits sont encore humides.`,
  'silent-relay/passages/relay-three': `Trois bribes, et elles s’emboîtent. Les Compteurs sont payés à l’heure par la station des eaux, plus bas, et ils vont et viennent par l’**escalier du drain**, où nulle lampe n’est permise et nul nom demandé. La prochaine fois, vous saurez derrière quelle porte attendre.

Et le bourdonnement a un lieu. Il monte du **puits à signaux**. Vous savez maintenant ce que vous trouverez en l’ouvrant : pas un message. Une bouche.`,
  'silent-relay/passages/relay-five': `Une image, pliée tout petit, d’un jour de fête dans le quartier. Une chorale sur les marches de la citerne ; des enfants qui plissent les yeux ; et derrière eux, la main sur une épaule d’enfant, le **préchantre Amsel Quill**, qui apprit à chanter à la moitié du quartier.

Au dos, dans les capitales carrées du gang : *IL PARLE. NOUS NE LE REGARDONS PAS QUAND IL PARLE.*

Vous, vous avez regardé. Vous le reconnaîtrez, masque ou pas.`,
  'silent-relay/passages/relay-log-read': `La console rend sa bande d’une seule longue langue de papier. Il y a onze jours, troisième quart, d’une main soigneuse : *De l’eau dans la bobine. L’eau chante. Lui ai dit d’arrêter.*

Dessous, chaque heure, un nombre. L’écriture s’améliore à mesure. À la fin elle est magnifique.`,
  'silent-relay/passages/relay-noise':
    'Sous vous, un volet se lève, et quelqu’un compte des hommes d’une voix lasse. *Neuf. Dix. Ça ira.* Les Compteurs ont fait venir la seconde équipe.',
  'silent-relay/passages/relay-slip': `Une seconde durant, la note se rompt, et une voix se tient dans la brèche, chaude et proche, et dit un nombre. Puis la note se referme dessus comme de l’eau.

C’est assez. Maintenant vous savez ce qu’il faut écouter.`,
  'silent-relay/passages/relay-well-opened': `Quatre boulons, et la plaque se soulève.

Le puits est plein d’eau, à ras bord, noire, parfaitement immobile, et les bobines y descendent comme des cheveux. Quelque part dessous, très loin dessous, quarante mille personnes ouvrent leur robinet. L’eau frémit. Elle prend son souffle.

« **Soixante-douze** », dit-elle.

Et dans les conduites, jusqu’en bas, dans chaque cuisine : *soixante-douze.*`,
  'silent-relay/objectives/relay-well': 'Résoudre trois indices, puis ouvrir le puits à signaux',
  'silent-relay/objectives/relay-log': 'Tirer le journal de l’opérateur de la console',
  'silent-relay/objectives/relay-quiet': 'Ouvrir le puits avant que les Compteurs ne vous traquent (Alerte 3)',
  'silent-relay/objectives/relay-face': 'Apprendre le visage de la Voix : cinq indices',
  'silent-relay/actions/relay-investigate':
    'À un marqueur d’indice à sa portée de contrôle : jet sur la table du relais, puis retirez le marqueur du plateau.',
  'silent-relay/actions/relay-wring': 'À la console. C’est un indice à coup sûr, et ce n’est pas discret.',
  'silent-relay/actions/relay-open-well': 'Au puits, avec trois indices résolus.',
  'silent-relay/waves/relay-shift': 'À 3″ de l’escalier du drain',
  'silent-relay/waves/relay-bait': 'À 4″ du marqueur d’indice',
  'silent-relay/endings/relay-won-face':
    'Le puits est ouvert, et dans votre manteau il y a l’image d’un homme qui sourit. Soixante-douze heures. Vous savez par où vont les Compteurs, et vous savez **qui** écouter.',
  'silent-relay/endings/relay-won-well':
    'Le puits est ouvert, et il compte. Soixante-douze heures jusqu’à ce qui vient après *un*. L’eau vient d’en bas ; c’est là que vous allez.',
  'silent-relay/endings/relay-lost-face':
    'Vous avez redescendu les échelons plus vite que vous ne les aviez montés. Le puits est clos et compte encore. Mais vous avez vu un visage, et vous connaissez l’escalier.',
  'silent-relay/endings/relay-lost-stair':
    'Le mât est de nouveau à eux. Vous emportez trois bouts de papier, et la connaissance d’un escalier sans lampes.',
  'silent-relay/endings/relay-lost-all':
    'Derrière vous le relais bourdonne, juste, comme si personne n’était venu. Votre Maître ne dit rien du tout. C’est la même note.',
  'silent-relay/markers/relay-clue': 'Pas à 6″ de la zone de la suite, à 5″ les uns des autres',
  'silent-relay/markers/relay-console': 'À 3″ du centre',
  'silent-relay/markers/relay-well-marker': 'À 3″ du centre, à 4″ de la console',
  'silent-relay/markers/relay-stair': 'Au milieu d’un grand bord',
  'silent-relay/environment/gloom': 'Personne ne voit au-delà de 12″. L’alerte ne monte à vue que dans les 9″.',
  'relay-clues-bait/text':
    'Un jeune se déplie derrière le touret : placé à 4″ du marqueur, en Engagement. L’alerte monte de 1.',
  'relay-clues-live/text': 'L’armoire mord. Qui l’a ouverte perd D3 PV.',
  'relay-clues-false/text':
    'Quelqu’un est passé et l’a emporté. Le marqueur n’est pas retiré : il va de 6″ vers le décor le plus proche.',
  'relay-clues-receipt/text': 'Payé à l’heure, en bons de ration, par la station des eaux. Un indice.',
  'relay-clues-drawer/text': 'Un indice, et tout le monde a entendu. L’alerte monte de 1.',
  'relay-clues-plan/text':
    'Un indice ; et un agent à jouer de la suite peut sprinter gratuitement, par un chemin que seul le plan connaît.',
  'relay-clues-codes/text': 'Un indice, et les joueurs gagnent 1 PC.',
  'relay-clues-cache/text': 'Un indice, et de quoi emporter : un jet de butin.',
  'relay-clues-thread/text': 'Deux indices en un, et 2 XP pour qui l’a vu.',
  'silent-relay/intro': 'Le Relais Neuf se tait depuis onze jours. Montez sans bruit, et trouvez qui écoute.',
  'silent-relay/next/water-runs-down': 'En bas, là d’où vient l’eau.',
};
