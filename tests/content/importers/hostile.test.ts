import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importRoster } from '../../../src/content/importers/importRoster.ts';
import {
  bytesOf,
  operativeProfile,
  read,
  refused,
  ros,
  rosz,
  sample,
  selection,
  weaponProfile,
} from '../../support/rosterFiles.ts';

const trooper = selection({ profiles: operativeProfile() });

/** The bytes with the little-endian number of a field of the central directory changed. */
function claiming(zip: Uint8Array, size: number): Uint8Array {
  const changed = new Uint8Array(zip);
  const view = new DataView(changed.buffer);
  for (let at = 0; at < changed.length - 28; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  return changed;
}

describe('files that are no roster', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['white space', ' \n ', 'empty'],
    ['a text', 'Kill Team roster: 3 troopers', 'unknownFormat'],
    ['another XML', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'unknownFormat'],
    ['a catalogue', '<catalogue name="x" gameSystemId="c521-ad27-44df-f959"/>', 'unknownFormat'],
    ['another JSON', '{"schema":"retinue","campaign":{}}', 'unknownFormat'],
    ['a list', '[1,2,3]', 'unknownFormat'],
    ['a JSON with a roster that is none', '{"roster":"x"}', 'unknownFormat'],
    ['a roster of another game', ros(trooper, 'sys-352e-adc2-7639-d6a9'), 'otherGame'],
    ['a roster without a game', ros(trooper, ''), 'otherGame'],
    ['Kill Team 2018', ros(trooper, 'a467-5f42-d24c-6e5b'), 'killTeam2018'],
    ['killteamjson of 2021 without teams', '[{"factionid":"X","killteams":[]}]', 'unknownFormat'],
    ['a team of 2021 without operatives', '{"killteamid":"A","fireteams":[]}', 'noModels'],
    ['a roster of 2021 without operatives', '{"rosterid":"A","operatives":[]}', 'noModels'],
    ['a save of New Recruit', '{"name":"A","option_id":"12","options":[]}', 'newRecruitSave'],
    ['a save of New Recruit without an id of its own', '{"options":[{"option_id":"1"}]}', 'newRecruitSave'],
    ['a save of New Recruit inside', '{"roster":{"option_id":"1"}}', 'newRecruitSave'],
    ['a roster without models', ros(''), 'noModels'],
    ['a team without operatives', '{"killteamId":"A","opTypes":[]}', 'noModels'],
  ])('should refuse %s', (_, content, code) => {
    expect(refused(content)).toBe(code);
  });

  it('should refuse bytes that are no text', () => {
    expect(refused(new Uint8Array([0x3c, 0xff, 0xfe, 0x00]))).toBe('notText');
  });

  it.each([0.2, 0.5, 0.9, 0.999])('should refuse the first %d of a roster', (share) => {
    const whole = sample('crew.ros');
    expect(refused(whole.slice(0, whole.length * share))).toBe('brokenXml');
    const json = sample('crew.newrecruit.json');
    expect(refused(json.slice(0, (json.length - 3) * share))).toBe('brokenJson');
    const zip = rosz(whole);
    expect(refused(zip.slice(0, zip.length * share))).toBe('brokenArchive');
  });

  it('should say in which line a file ends too early', () => {
    const result = importRoster(bytesOf('<roster>\n<forces>\n'), 'crew.ros');
    expect(result).toEqual({
      ok: false,
      code: 'brokenXml',
      teams: [],
      problems: [{ file: 'crew.ros', path: 'line 3', code: 'badFormat', message: 'the file ends before </forces>' }],
    });
  });
});

describe('limits', () => {
  it('should refuse a file over 5 MB unread', () => {
    expect(refused(new Uint8Array(5_000_001))).toBe('tooBig');
  });

  it('should refuse more than 200 models, however they are counted', () => {
    expect(read(ros(selection({ number: 200, profiles: operativeProfile() }))).models).toHaveLength(200);
    expect(refused(ros(selection({ number: 201, profiles: operativeProfile() })))).toBe('tooManyModels');
    expect(refused(ros(selection({ number: 999_999_999 })))).toBe('tooManyModels');
    expect(refused(ros(trooper.repeat(201)))).toBe('tooManyModels');
    expect(refused(JSON.stringify({ opTypes: Array(201).fill(1) }))).toBe('tooManyModels');
  });

  it('should refuse XML deeper than 64 levels', () => {
    const deep = (levels: number) => `<roster>${'<a>'.repeat(levels - 1)}${'</a>'.repeat(levels - 1)}</roster>`;
    expect(refused(deep(64))).toBe('otherGame');
    expect(refused(deep(65))).toBe('tooDeep');
    expect(refused(deep(500_000))).toBe('tooDeep');
  });

  it('should refuse XML with more than 200,000 elements', () => {
    expect(refused(`<roster>${'<a/>'.repeat(199_999)}</roster>`)).toBe('otherGame');
    expect(refused(`<roster>${'<a/>'.repeat(200_000)}</roster>`)).toBe('tooLarge');
  });

  it('should refuse JSON that is nested too deep or has too many values', () => {
    expect(refused('['.repeat(2_000_000))).toBe('brokenJson');
    expect(refused('['.repeat(1000) + ']'.repeat(1000))).toBe('tooDeep');
    expect(refused(`[${'1,'.repeat(200_001)}1]`)).toBe('tooLarge');
  });

  it('should read long white space, names and attributes in a time that grows with their length', () => {
    // What took a time that grows faster would not end within the bound of a test.
    expect(refused(`<roster${' '.repeat(2_000_000)}`)).toBe('brokenXml');
    expect(refused(`<roster ${'a'.repeat(2_000_000)}`)).toBe('brokenXml');
    expect(refused(`<!--${'-'.repeat(2_000_000)}`)).toBe('forbiddenXml');
    expect(refused('<'.repeat(2_000_000))).toBe('brokenXml');
    const ability = `<profile name="A" typeName="Abilities"><characteristics><characteristic name="Ability">${'&lt;b'.repeat(400_000)}</characteristic></characteristics></profile>`;
    expect(read(ros(selection({ profiles: operativeProfile() + ability }))).models).toHaveLength(1);
  });
});

describe('archives', () => {
  it('should refuse a bomb by what its directory claims', () => {
    expect(refused(rosz(new Uint8Array(20_000_001)))).toBe('unpackedTooBig');
  });

  it('should refuse what is packed more tightly than any roster', () => {
    expect(refused(rosz(new Uint8Array(2_000_000)))).toBe('unpackedTooBig');
  });

  it('should refuse a directory that claims another size than there is', () => {
    const zip = rosz(sample('crew.ros'));
    expect(refused(claiming(zip, sample('crew.ros').length + 1))).toBe('brokenArchive');
    expect(refused(claiming(zip, 4_000_000_000))).toBe('unpackedTooBig');
    expect(refused(claiming(zip, 100))).toBe('brokenXml');
  });

  it('should refuse an archive with no roster, or with several', () => {
    expect(refused(zipSync({ 'a.txt': bytesOf('a') }))).toBe('noRosterInside');
    const ours = bytesOf(ros(trooper));
    expect(refused(zipSync({ 'a.ros': ours, 'b.ros': ours }))).toBe('severalRosters');
    const crowd = Array.from({ length: 64 }, (_, index) => [`${index}.txt`, ours]);
    expect(refused(zipSync(Object.fromEntries([...crowd, ['a.ros', ours]])))).toBe('noRosterInside');
    expect(refused(zipSync(Object.fromEntries([...crowd.slice(1), ['a.ros', ours]])))).toBeNull();
  });

  it('should read the roster beside other files', () => {
    const zip = zipSync({
      '__MACOSX/._crew.ros': bytesOf('x'),
      'notes.txt': bytesOf('x'),
      'crew.ROS': bytesOf(ros(trooper)),
    });
    expect(read(zip).models).toHaveLength(1);
  });

  it('should refuse what only begins like an archive', () => {
    expect(refused('PK and nothing else')).toBe('brokenArchive');
    expect(refused(new Uint8Array([0x50, 0x4b, 3, 4, ...Array<number>(100).fill(0)]))).toBe('brokenArchive');
  });
});

describe('XML that does more than a roster does', () => {
  it.each([
    ['a DOCTYPE', `<!DOCTYPE roster>${ros(trooper).split('\n')[1]}`, 'forbiddenXml'],
    ['an entity of its own', `<!DOCTYPE r [<!ENTITY a "b">]>${ros(trooper).split('\n')[1]}`, 'forbiddenXml'],
    ['the use of an entity', ros(selection({ name: '&lol;' })), 'forbiddenXml'],
    ['a processing instruction', `<?xml-stylesheet href="x"?>${ros(trooper).split('\n')[1]}`, 'forbiddenXml'],
    ['a script', ros('<script>alert(1)</script>'), 'forbiddenXml'],
    ['an open script', '<roster><script>', 'forbiddenXml'],
    ['a bare &', ros(selection({ name: 'A & B' })), 'brokenXml'],
    ['an attribute without a value', '<roster hidden></roster>', 'brokenXml'],
    ['crossed tags', '<roster><a></roster></a>', 'brokenXml'],
    ['two roots', '<roster/><roster/>', 'brokenXml'],
    ['text after the root', '<roster/>more', 'brokenXml'],
    ['an open comment', '<roster><!-- </roster>', 'forbiddenXml'],
    ['an open CDATA', '<roster><![CDATA[ </roster>', 'forbiddenXml'],
  ])('should refuse %s', (_, content, code) => {
    expect(refused(content)).toBe(code);
  });

  it('should read comments, CDATA and character references', () => {
    const text = ros(
      `<!-- <!DOCTYPE x> -->${selection({ name: 'J&#246;rg &#x26; Co', profiles: operativeProfile() })}`,
    );
    expect(read(text).models[0]?.name).toBe('Jörg & Co');
    const data = ros(selection({ profiles: operativeProfile('X', { Wounds: '<![CDATA[8]]>' }) }));
    expect(read(data).models[0]?.wounds).toBe(8);
  });

  it('should keep markup out of names and texts', () => {
    const name = '&lt;img src=x onerror=alert(1)&gt;Anna&lt;&lt;b&gt;script&gt;';
    const roster = read(ros(selection({ name, profiles: operativeProfile() + weaponProfile(name) })));
    expect(roster.models[0]?.name).toBe('Anna');
    expect(roster.models[0]?.weapons[0]?.name).toBe('Anna');
  });
});

describe('keys that reach for prototypes', () => {
  it('should ignore and report them', () => {
    const text = new TextDecoder().decode(sample('team.fork.json'));
    const evil = text.replace(
      '{',
      '{"__proto__":{"polluted":true,"opTypes":[]},"constructor":{"prototype":{"polluted":true}},',
    );
    const roster = read(evil, 'x.json');
    expect({}).not.toHaveProperty('polluted');
    expect(roster.models).toHaveLength(2);
    expect(roster.dropped).toEqual([{ path: '__proto__', why: 'forbiddenKey', models: 0 }]);
  });

  it('should read none of them as a value', () => {
    expect(refused('{"__proto__":{"opTypes":[{"opTypeName":"A"}]}}')).toBe('unknownFormat');
    expect(refused('<roster __proto__="x"/>')).toBe('brokenXml');
    expect(refused('<roster><proto constructor="x"/></roster>')).toBe('otherGame');
    expect({}).not.toHaveProperty('opTypes');
  });
});
