/** Sentences of the scenarios of the bundled pack, by path. */
export const scenarioTexts: Readonly<Record<string, string>> = {
  'retrieve/briefing':
    'Quelque chose repose ici que le Maître veut sur sa table au matin. Ceux qui le gardent n’en savent pas le prix. _Fouillez, trouvez, disparaissez._',
  'retrieve/notes':
    'La table de fouille trouve l’objet sur 5 ou 6, et le dernier marqueur est l’objet de toute façon. Une fois trouvé, un groupe vient le chercher.',
  'retrieve/objectives/item-home': 'Emportez l’objet par le bord derrière la suite.',
  'retrieve/actions/search-marker':
    'Un marqueur de fouille à portée de contrôle : lancez pour ce qui s’y trouve, puis retirez le marqueur.',
  'retrieve/actions/leave-with-item': 'Le porteur de l’objet, à 1″ du bord derrière la suite, quitte le plateau.',
  'retrieve/waves/hunters': 'au bord opposé à la suite',
  'retrieve/actions/take-the-item':
    'À portée de contrôle de qui porte l’objet, ou de là où son porteur est tombé : il est désormais à vous.',
  'retrieve/passages/the-item': 'C’est plus petit que vous ne pensiez, et plus chaud que ce ne devrait l’être.',
  'retrieve/priorityTarget': 'Qui porte l’objet.',
  'retrieve/markers/search-markers-laid': 'n’importe où, à plus de 6″ l’un de l’autre',
  'retrieve/endings/retrieve-done': 'L’objet est en route vers le Maître.',
  'retrieve/endings/retrieve-failed': 'L’objet reste où il était, ou là où personne ne le voulait.',
  'silence-the-voice/briefing':
    'Quelqu’un parle, et trop de gens écoutent. Avant le prochain sermon, le silence doit régner. _À terre ou enchaînée : le Maître n’a pas de préférence._',
  'silence-the-voice/objectives/voice-quiet':
    'La Voix est neutralisée, ou la table convient qu’elle est captive : cochez-le alors.',
  'silence-the-voice/waves/the-faithful': 'au bord derrière la Voix',
  'silence-the-voice/priorityTarget': 'L’Acolyte le plus proche de la Voix.',
  'silence-the-voice/targetLocation': 'La Voix',
  'silence-the-voice/endings/silence-the-voice-done': 'Le silence est fait. Ceux qui écoutaient ont entendu comment.',
  'silence-the-voice/endings/silence-the-voice-failed':
    'La Voix parle encore, et elle a désormais une histoire à raconter.',
  'break-the-engine/setUp/0':
    'Un plateau de 30″ sur 22″. Les zones d’insertion font 6″ de profondeur, le long des petits bords.',
  'break-the-engine/setUp/1':
    'Une machine au centre du plateau, grosse comme le poing au moins. On peut tirer dessus et la frapper : 12 PV, Sauvegarde 4+.',
  'break-the-engine/setUp/2':
    'Un tiers des ennemis commence à 6″ de la machine, les autres à des endroits tirés au sort. Tous sont en Dissimulation.',
  'break-the-engine/primary': 'La machine est détruite, et un agent au moins part par le bord derrière la suite.',
  'break-the-engine/briefing':
    'Elle tourne jour et nuit et nul ne dit pourquoi. Trois charges aux bons endroits suffiront, ou assez de feu. _Puis partez : quelqu’un doit le raconter._',
  'break-the-engine/objectives/break-it': 'La machine est détruite.',
  'break-the-engine/objectives/tell-of-it': 'Un agent part par le bord derrière la suite, la machine détruite.',
  'break-the-engine/actions/work-on-engine':
    'La machine à portée de contrôle. Trois fois, par qui que ce soit, et elle est détruite.',
  'break-the-engine/actions/leave-the-board': 'À 1″ du bord derrière la suite, quand la machine est détruite.',
  'break-the-engine/waves/the-shift': 'à un bord tiré au sort, mais pas celui derrière la suite',
  'break-the-engine/passages/the-engine-stops':
    'D’abord le bourdonnement cesse, et vous comprenez que vous ne l’entendiez plus. Puis viennent les voix.',
  'break-the-engine/targetLocation': 'La machine.',
  'break-the-engine/markers/the-engine': 'au centre du plateau',
  'break-the-engine/endings/break-the-engine-done': 'La machine est à la casse, et quelqu’un est revenu le dire.',
  'break-the-engine/endings/break-the-engine-failed':
    'La machine tourne, ou il ne reste personne pour dire le contraire.',
  'bring-them-home/setUp/0':
    'Un plateau de 30″ sur 22″. Les zones d’insertion font 6″ de profondeur, le long des petits bords.',
  'bring-them-home/setUp/1':
    'Le témoin commence dans le tiers central du plateau. Tant que personne ne lui a parlé, ce n’est qu’un marqueur ; ensuite il est des vôtres pour cette bataille : 2 LPA, Mouvement 5″, 5 PV, Sauvegarde 6+.',
  'bring-them-home/setUp/2':
    'Un tiers des ennemis commence à 6″ du centre du plateau, les autres à des endroits tirés au sort. Tous sont en Dissimulation.',
  'bring-them-home/primary': 'Le témoin part par le bord derrière la suite.',
  'bring-them-home/briefing':
    'Une personne a tout vu et n’a pas encore décidé à qui le dire. _Ramenez-la, sur ses jambes si possible._',
  'bring-them-home/objectives/witness-home': 'Le témoin part par le bord derrière la suite.',
  'bring-them-home/actions/speak-to-witness':
    'Le témoin à portée de contrôle. Désormais il agit avec la suite, et peut être pris pour cible.',
  'bring-them-home/actions/see-witness-off': 'Le témoin, à 1″ du bord derrière la suite, quitte le plateau.',
  'bring-them-home/waves/the-witness-comes': 'là où était son marqueur ; retirez le marqueur',
  'bring-them-home/waves/the-takers': 'à un point d’entrée tiré au sort, à plus de 6″ du témoin',
  'bring-them-home/passages/the-witness':
    '« Vous êtes en retard, dit le témoin. Eux étaient plus aimables, mais ils ne m’auraient jamais laissé partir. »',
  'bring-them-home/priorityTarget': 'Le témoin, dès qu’il peut être pris pour cible.',
  'bring-them-home/markers/the-witness-model': 'dans le tiers central, hors de vue des zones d’insertion',
  'bring-them-home/endings/bring-them-home-done': 'Le témoin est rentré, et se met à parler.',
  'bring-them-home/endings/bring-them-home-failed': 'Nul n’entendra plus ce que le témoin a vu.',
  'hold-the-line/briefing':
    'Derrière cette ligne, on évacue le quartier, et il y a du monde. _Deux sur trois doivent tenir quand sonnera la quatrième cloche._',
  'hold-the-line/objectives/hold-two': 'La suite tient deux objectifs à la fin du tournant 4.',
  'hold-the-line/actions/take-objective':
    'Un objectif à portée de contrôle qui n’est pas encore tenu : il l’est, même si vous partez, jusqu’à ce qu’un ennemi finisse son activation à portée de contrôle. Décomptez-le alors.',
  'hold-the-line/waves/second-rush': 'au bord opposé à la suite',
  'hold-the-line/priorityTarget': 'Qui contrôle un objectif.',
  'hold-the-line/targetLocation': 'L’objectif le plus proche.',
  'hold-the-line/markers/line-objectives': 'en travers du milieu du plateau, à 6″ au moins l’un de l’autre',
  'hold-the-line/endings/hold-the-line-done': 'La ligne a tenu. Les derniers sont sortis.',
  'hold-the-line/endings/hold-the-line-failed': 'La ligne a cédé, et derrière elle ce n’était pas fini.',
  'break-out/setUp/0': 'Un plateau de 30″ sur 22″. La suite n’a pas de zone d’insertion.',
  'break-out/setUp/1': 'La suite commence à 4″ du centre du plateau. Dites quel petit bord est la sortie.',
  'break-out/setUp/2':
    'Un tiers des ennemis commence à 6″ de la sortie, les autres à des endroits tirés au sort, à plus de 6″ de la suite. Tous sont en Dissimulation.',
  'break-out/primary': 'La moitié de la suite, dont un Acolyte, part par la sortie.',
  'break-out/briefing':
    'Ils vous ont laissés entrer. Maintenant tout est fermé derrière vous sauf un chemin, et seulement parce qu’ils n’y sont pas encore. _Courez._',
  'break-out/objectives/get-out': 'La moitié de la suite, dont un Acolyte, part par la sortie.',
  'break-out/actions/acolyte-leaves': 'Un Acolyte à 1″ de la sortie quitte le plateau.',
  'break-out/actions/leave-by-the-way-out': 'Un agent qui n’est pas Acolyte, à 1″ de la sortie, quitte le plateau.',
  'break-out/waves/the-cordon': 'à un grand bord tiré au sort',
  'break-out/priorityTarget': 'Qui est le plus près de la sortie.',
  'break-out/targetLocation': 'La sortie.',
  'break-out/markers/way-out': 'au milieu d’un petit bord',
  'break-out/endings/break-out-done': 'Vous êtes sortis, et ils connaissent vos visages.',
  'break-out/endings/break-out-failed': 'La sortie est fermée.',
  'follow-the-thread/setUp/0':
    'Un plateau de 30″ sur 22″. Les zones d’insertion font 6″ de profondeur, le long des petits bords.',
  'follow-the-thread/setUp/1': 'Cinq marqueurs d’indice, un de plus par Acolyte après le premier.',
  'follow-the-thread/setUp/2':
    'Un tiers des ennemis commence à 6″ du centre du plateau, les autres à des endroits tirés au sort. Tous sont en Dissimulation.',
  'follow-the-thread/primary': 'Trois indices résolus, puis la source est trouvée : on agit sur le dernier indice.',
  'follow-the-thread/briefing':
    'Cela commence par un nom sur la liste d’un mort. _Tirez dessus jusqu’à ce que quelque chose bouge._',
  'follow-the-thread/notes':
    'Chaque recherche lance sur la table d’Investigation. S’il ne reste aucun marqueur et qu’il n’y a pas trois indices, un marqueur de plus est posé dans le tiers opposé : nul n’est bloqué.',
  'follow-the-thread/objectives/three-clues': 'Résolvez trois indices.',
  'follow-the-thread/objectives/the-source': 'Puis agissez sur le dernier indice : la source.',
  'follow-the-thread/actions/investigate':
    'Un marqueur d’indice à portée de contrôle : lancez sur la table d’Investigation, puis retirez le marqueur.',
  'follow-the-thread/actions/act-on-the-source':
    'Le dernier indice à portée de contrôle : ouvrez-le, brûlez-le ou prenez-le.',
  'follow-the-thread/waves/the-watchers': 'à un point d’entrée tiré au sort',
  'follow-the-thread/passages/the-thread': 'Trois noms, une seule main. Qui a écrit cela l’a écrit ici, et il y a peu.',
  'follow-the-thread/priorityTarget': 'Qui a enquêté en dernier.',
  'follow-the-thread/targetLocation': 'Le marqueur d’indice près duquel la suite est la plus nombreuse.',
  'follow-the-thread/markers/clue-markers-laid':
    'n’importe où au-delà de 6″ de la zone d’insertion, à plus de 5″ l’un de l’autre',
  'follow-the-thread/endings/follow-the-thread-done': 'La source est trouvée, et le fil continue à partir de là.',
  'follow-the-thread/endings/follow-the-thread-failed': 'Le fil finit ici, dans la main d’un autre.',
  'cleanse/setUp/0':
    'Un plateau de 30″ sur 22″. Les zones d’insertion font 6″ de profondeur, le long des petits bords.',
  'cleanse/setUp/1': 'Deux nids, un dans chacun des deux tiers les plus loin de la suite.',
  'cleanse/setUp/2':
    'Un tiers des ennemis commence à 6″ d’un nid, les autres à des endroits tirés au sort. Tous sont en Dissimulation.',
  'cleanse/setUp/3': 'L’ennemi a un quart de VD de plus.',
  'cleanse/primary': 'Les deux nids sont fermés.',
  'cleanse/briefing': 'Ils sortent de terre ici, plus vite qu’on ne peut les enterrer. _Fermez les trous. Les deux._',
  'cleanse/objectives/close-both': 'Les deux nids sont fermés.',
  'cleanse/actions/close-first-nest':
    'Le premier nid à portée de contrôle. Deux fois, par qui que ce soit, et il est fermé.',
  'cleanse/waves/out-of-first-nest': 'à 2″ du premier nid',
  'cleanse/actions/close-second-nest':
    'Le second nid à portée de contrôle. Deux fois, par qui que ce soit, et il est fermé.',
  'cleanse/waves/out-of-second-nest': 'à 2″ du second nid',
  'cleanse/targetLocation': 'Le nid ouvert le plus proche.',
  'cleanse/markers/nests': 'un dans chacun des deux tiers les plus loin de la suite',
  'cleanse/endings/cleanse-done': 'Plus rien ne sort de terre ici.',
  'cleanse/endings/cleanse-failed': 'Ils viennent toujours.',
  'kt2-octarius-1-2/priorityTarget': 'Qui porte un objectif.',
  'kt2-octarius-2-1/priorityTarget': 'Le commandant.',
  'kt2-octarius-2-1/targetLocation': 'La zone cible.',
  'kt2-octarius-2-2/targetLocation': 'L’installation vitale.',
  'kt2-octarius-3-1/priorityTarget': 'L’agent de la suite le plus près du bord de fuite.',
  'kt2-octarius-3-1/rules/0': 'L’attaquant a l’initiative au début.',
  'kt2-octarius-3-1/rules/1': 'Ignorez ce que le livre dit du placement caché.',
  'kt2-octarius-3-2/rules/0': 'Les ennemis ne rechargent que quand un Tir ou une Garde leur est demandé.',
  'kt2-chalnath-1-1/priorityTarget': 'Qui porte un objectif.',
  'kt2-chalnath-1-3/priorityTarget': 'Qui porte un objectif.',
  'kt2-chalnath-3-3/priorityTarget': 'L’Exemplaire.',
  'kt2-chalnath-3-3/targetLocation': 'L’objectif central, pour l’Exemplaire seulement.',
  'kt2-chalnath-3-3/rules/0':
    'L’ennemi de plus haute VD est l’Exemplaire. Il a un champ de force : une sauvegarde invulnérable de 4+.',
  'kt2-nachmund-1-1/targetLocation': 'Les bouches d’aération jusqu’à ce qu’elles soient fermées, puis les trappes.',
  'kt2-nachmund-1-2/priorityTarget': 'Qui porte un objectif.',
  'kt2-nachmund-1-3/priorityTarget': 'Qui porte un objectif.',
  'kt2-nachmund-3-1/priorityTarget': 'Qui porte un objectif, et les ennemis au lieu cible.',
  'kt2-nachmund-3-1/targetLocation': 'La zone d’insertion du défenseur.',
  'kt2-nachmund-3-3/targetLocation': 'La sous-station de relais.',
  'kt2-moroch-1-1/targetLocation':
    'Pour qui a une portée de plus de 6″ : la position dominante de l’antenne, si aucun ami ne la tient.',
  'kt2/setUp/0':
    'Zone, placement et conditions : mission {number}, {name}, du livre {book} de Kill Team (2e édition), pour qui le possède.',
  'kt2/primary': 'La suite gagne la mission du livre.',
  'generated/burn-ledger-action': 'Le marqueur du registre à portée de contrôle. Deux fois, et il est brûlé.',
  'generated/ledger-marker': 'dans la moitié du plateau la plus loin de la suite',
  'generated/name': '{mission} : {place}',
  'generated/difficulty': 'Difficulté : {difficulty}. Acolytes : {acolytes}.',
  'generated/seed': 'Fait aux dés, graine {seed}.',
  'generated/secondary/leave-no-trace': 'L’alerte n’atteint jamais 3.',
  'generated/secondary/take-one-alive': 'Un captif est emmené.',
  'generated/secondary/burn-the-ledger': 'Deux fois, un agent dépense 1 PA au marqueur du registre.',
  'generated/secondary/all-come-back': 'Aucun agent de la suite n’est tué ni laissé derrière.',
  'generated/secondary/save-the-ammunition': 'Aucune arme n’est jamais vide. Sans les munitions : aucun PC ne reste.',
  'generated/hidden/0': 'Personne de la suite n’est à terre quand l’objectif principal est accompli.',
  'generated/hidden/1': 'L’objectif principal est accompli au tournant 4 au plus tard.',
  'generated/hidden/2': 'Cinq ennemis ou plus sont à terre quand l’objectif principal est accompli.',
  'generated/hidden/3': 'Deux ennemis au plus sont à terre quand l’objectif principal est accompli.',
  'generated/hidden/4': 'L’alerte a atteint 3, et l’objectif principal est tout de même accompli.',
  'generated/hidden/5': 'Un Acolyte est debout quand l’objectif principal est accompli, et aucun chef ennemi ne l’est.',
};
