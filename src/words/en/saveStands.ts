/** How saves stand: what a battle says of its own. */
export const saveStands = {
  saved: 'Saved, two copies',
  savedFirst: 'Saved, one copy: the second place took none',
  savedSilent: 'Saved, one copy: the second place does not answer',
  savedSecond: 'Saved, one copy: the first place took none',
  parted: 'The two copies had gone different ways. The other one is kept aside.',
  torn: 'Some of what was saved could not be read. This is how it stood before that; the rest is kept aside, under Storage.',
  writing: 'Writing',
  notSaved: 'Not saved, play goes on',
  notSavedFull: 'Not saved, play goes on. Export',
  readOnly: 'Reading only, another tab writes',
  readOnlyFull: 'Reading only, another tab writes. Take over',
  takeOver: 'Take over',
  full: 'Storage is full. Nothing is lost yet.',
  export: 'Export',
  exportBattle: 'Export the battle',
};
