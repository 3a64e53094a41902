type Names = Readonly<Record<string, string>>;

/** Phrases du module de départ, par leur chemin. */
export const waterRunsDown: Names = {
  'water-runs-down/setUp/0':
    'Un plateau de 30″ sur 22″. Les zones d’insertion font 6″ de profondeur, le long des petits bords.',
  'water-runs-down/setUp/1':
    'La machine occupe la moitié éloignée : posez-y ses trois parties à 8″ au moins l’une de l’autre, la soupape, l’arbre et la cuve de dosage.',
  'water-runs-down/setUp/2':
    'L’ouvrière est enchaînée à 2″ de l’arbre. L’escalier du drain est un marqueur au milieu d’un grand bord.',
  'water-runs-down/setUp/3':
    'Trois flaques toxiques de 3″, aucune à 6″ de la zone de la suite. Un tiers des ennemis commence à 6″ de l’arbre, les autres à des endroits tirés au sort. Tous sont en Dissimulation.',
  'water-runs-down/briefing': `**Sous le Relais Neuf, deux cents échelons plus bas, une machine respire.** On l’a bâtie pour monter de l’eau. Quelqu’un lui a appris à monter autre chose : ce qu’elle puise à la vieille citerne s’élève par chaque conduite du quartier, et à l’heure juste les conduites parlent.

Votre Maître n’a pas d’avis sur les machines. *Trois endroits l’arrêteront,* dit le billet, *si vous frappez les trois. Deux, et elle guérit.* La **soupape**, qui ébouillante. L’**arbre**, qui fait du bruit. La **cuve de dosage**, dans laquelle il vaut mieux ne pas marcher.

Encore une ligne, sous le sceau, d’une main plus petite :

*La station des eaux signale une gardienne disparue. Elle tient ces vannes depuis trente ans. Si elle vit, elle connaît un chemin vers la tour des cors.*

Brisez-la, et partez. Chaque heure dont vous n’aurez pas besoin ici vous servira là-haut.`,
  'water-runs-down/targetLocation': 'La machine, à la partie la plus proche de la suite',
  'water-runs-down/notes': `**L’idée.** Trois choses à briser, une à sauver, et chaque tournant coûte. Une suite qui ne fait que briser est dehors au tournant 3 ; celle qui sauve aussi Ilse Marrow et remplit une bouteille va suer.

**Du relais :** avec trois indices, l’escalier du drain est barré et les premiers renforts ne viennent pas. L’appli s’en charge.

**Ce qui vient :** Marrow libre : elle est auxiliaire dans *La Dernière Heure*. Un échantillon : le compte n’y touche pas la suite. Deux tournants non joués : +1 PC là-bas. La machine tourne encore : plus d’ennemis là-bas.

**Le contremaître** vient quand deux parties sont brisées, ou quand on traque la suite. Jouez-le curieux, puis furieux.

**Flaques toxiques :** qui finit son activation dedans lance un D6 ; sur 1-2, il perd D3 PV. L’application le demande à chaque fois. À partir du tournant 5, elles ont 1″ de plus.`,
  'water-runs-down/board':
    'Une salle des pompes : de grosses conduites pour couvert au milieu, une passerelle d’un côté, peu de portes.',
  'water-runs-down/primary':
    'Brisez la machine à ses trois endroits ; puis un agent de la suite sort par son propre bord.',
  'water-runs-down/passages/water-opening': `La salle est chaude comme une bouche. Des conduites grosses comme des péniches montent dans le noir, et la buée y descend en lignes droites comme de l’écriture.

La machine monte. La machine retombe. Entre les deux il y a une pause sans raison d’être, exactement le temps qu’il faut à un homme pour reprendre son souffle.`,
  'water-runs-down/passages/water-stair-full':
    'Une porte sans lampe claque, et des hommes descendent l’escalier du drain deux marches à la fois. Ils ne crient pas. L’un d’eux vous compte.',
  'water-runs-down/passages/water-stair-empty':
    'Vous savez quelle porte. En descendant vous avez passé un banc dans ses poignées, et maintenant, derrière, on frappe : avec patience, avec régularité, et en pure perte.',
  'water-runs-down/passages/water-valve-broken':
    'Le volant fait un quart de tour, et toute la tête de soupape s’en va. La vapeur se dresse dans la salle comme un mur blanc. Elle hurle sur une seule note, et la note n’est pas de la vapeur.',
  'water-runs-down/passages/water-shaft-broken':
    'Il casse avec le bruit d’une cloche jetée au fond d’un puits, étage après étage après étage. Là-haut dans le quartier, onze mille bouilloires se taisent d’un coup. Tout le monde sait maintenant où vous êtes.',
  'water-runs-down/passages/water-tank-broken':
    'Dans la cuve, quelque chose lâche la vitre. Ce qui en coule est clair comme l’eau et ne s’étale pas comme l’eau. N’y marchez pas. Cela tâtonne déjà vers les égouts.',
  'water-runs-down/passages/water-engine-broken': `La machine se lève, reste suspendue, et la pause dure. Et dure. Dedans vous entendez, pour la première fois depuis des semaines, de l’eau qui n’est que de l’eau.

Dehors. Maintenant.`,
  'water-runs-down/passages/water-worker-freed': `Le dernier maillon cède. Elle a soixante ans, grise, trempée jusqu’aux os, et avant de dire merci elle ferme un robinet qu’on a laissé couler.

« Marrow. Les vannes. » Elle regarde par-dessus votre épaule, en haut, où montent les conduites. « Ce sera dans les cors à la fin du poste. Je connais l’arrière de cette tour. Allez faire ce que vous faites. **Je serai au pied de l’escalier.** »`,
  'water-runs-down/passages/water-sample-taken': `Vous remplissez une fiole et la bouchez. À l’oreille, elle dit votre nom, une fois, avec la voix de votre mère. Devant la lampe, il n’y a rien dedans.

De la cire arrêterait cela. De la cire, et ne pas écouter.`,
  'water-runs-down/passages/water-late':
    'Les flaques sont plus larges que tout à l’heure. Elles se sont mises à pencher, toutes, vers le plus proche d’entre vous.',
  'water-runs-down/objectives/water-engine':
    'Briser la machine à ses trois endroits, puis qu’un agent de la suite sorte par son propre bord',
  'water-runs-down/objectives/water-worker': 'Libérer l’ouvrière enchaînée à la machine',
  'water-runs-down/objectives/water-hours': 'Être partis à la fin du tournant 4',
  'water-runs-down/objectives/water-dose': 'Prendre un échantillon de ce qu’on verse dans l’eau',
  'water-runs-down/actions/water-break-valve':
    'À la soupape. Qui le fait lance un D6 : sur 1-3, la vapeur lui prend D3 PV.',
  'water-runs-down/actions/water-break-shaft': 'À l’arbre. On l’entend partout : l’alerte monte de 1.',
  'water-runs-down/actions/water-break-tank': 'À la cuve. Elle laisse une flaque toxique où elle était.',
  'water-runs-down/actions/water-strike-chain': 'Près de l’ouvrière. Deux fois, et elle est libre.',
  'water-runs-down/actions/water-take-sample': 'À la cuve, tant qu’elle tient ou dans ce qui en a coulé.',
  'water-runs-down/actions/water-leave':
    'À 1″ du bord de la suite, quand les trois parties sont brisées. Cela finit le scénario.',
  'water-runs-down/waves/water-stair': 'À 3″ de l’escalier du drain',
  'water-runs-down/waves/water-foreman-comes': 'À 6″ du bord derrière la machine',
  'water-runs-down/endings/water-won-two':
    'Vous êtes dehors avant que le poste sache qu’il est fini. Ce qui attend dans la tour des cors n’est pas prêt : **deux heures** sont à vous.',
  'water-runs-down/endings/water-won-one':
    'Les conduites cliquettent en refroidissant. Vous l’avez arrêtée avec **une heure en main**, et une heure, au quartier des Citernes, c’est beaucoup.',
  'water-runs-down/endings/water-won-late':
    'Elle est arrêtée, et il n’y a pas une minute pour s’en réjouir. Au-dessus de vous, le premier cor se racle la gorge.',
  'water-runs-down/endings/water-lost-all':
    'Derrière vous, la machine reprend son souffle et continue. Dans le quartier on boit, et certains se sont mis à compter avec elle.',
  'water-runs-down/markers/water-valve': 'Dans la moitié éloignée, à 8″ des autres parties',
  'water-runs-down/markers/water-shaft': 'Dans la moitié éloignée, à 8″ des autres parties',
  'water-runs-down/markers/water-tank': 'Dans la moitié éloignée, à 8″ des autres parties',
  'water-runs-down/markers/water-worker-marker': 'À 2″ de l’arbre',
  'water-runs-down/markers/water-stair-marker': 'Au milieu d’un grand bord',
  'water-runs-down/markers/water-pool': 'Pas à 6″ de la zone de la suite',
  'water-runs-down/environment/toxic-seep':
    'Trois flaques de 3″ : qui finit son activation dedans lance un D6 ; sur 1-2, il perd D3 PV.',
  'cistern-drip/text': 'Rien ne se passe.',
  'cistern-rat-run/text': 'Un agent à jouer de la suite, à votre choix, peut faire un Repositionnement gratuit.',
  'cistern-wet-powder/text':
    'L’arme de tir d’un agent de la suite s’enraye jusqu’à ce qu’il recharge. Sans les munitions : rien ne se passe.',
  'cistern-more-of-them/text': 'Un groupe d’ennemis arrive à l’escalier du drain, en Dissimulation.',
  'cistern-gas/text': 'À un décor tiré au sort, chacun à 3″ lance un D6 : sur 1-3, il perd 1 PV.',
  'cistern-stash/text': 'Un agent de la suite debout, tiré au sort, la trouve : un jet de butin.',
  'cistern-pipe-bursts/text': 'À un décor tiré au sort, il y a désormais une flaque toxique.',
  'cistern-knocking/text': 'Quelqu’un, là-haut, vous prévient. Les joueurs gagnent 1 PC.',
  'cistern-name/text': 'Un agent à jouer de la suite entend son nom : 1 LPA de moins jusqu’à la fin de son activation.',
  'cistern-shudder/text':
    'L’alerte monte de 1, et la machine couvre tout de vapeur : personne ne voit au-delà de 8″ pendant ce tournant.',
  'water-runs-down/changes/0':
    'Depuis le relais, vous connaissez l’escalier de vidange, et vous en avez barré la porte : le poste qui descendrait au tournant 2 reste dehors.',
  'water-runs-down/intro':
    'Deux cents échelons plus bas, une machine monte plus que de l’eau. On peut la briser à trois endroits.',
  'water-runs-down/next/the-last-hour': 'En haut, à la tour des cors, avant la fin du poste.',
};
