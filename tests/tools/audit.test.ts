import { describe, expect, it } from 'vitest';
import { readAudit } from '../../src/tools/audit.mjs';

const answer = (counts: Record<string, number>, vulnerabilities: Record<string, object> = {}) =>
  JSON.stringify({
    metadata: { vulnerabilities: { low: 0, moderate: 0, high: 0, critical: 0, ...counts } },
    vulnerabilities,
  });

describe('what the registry says of holes', () => {
  it.each(['', 'npm error', '{"statusCode":405,"error":{}}', 'null'])('should fail nothing when it is %j', (said) => {
    expect(readAudit(said)).toEqual({ lines: ['known holes: not asked, the registry gave no answer'], failed: false });
  });

  it('should pass with none', () => {
    expect(readAudit(answer({ total: 0 }))).toEqual({ lines: ['known holes in what ships: 0'], failed: false });
  });

  it('should name small ones and pass, and fail with high and critical ones', () => {
    const hole = { a: { name: 'a', severity: 'moderate' } };
    expect(readAudit(answer({ total: 1, moderate: 1 }, hole))).toEqual({
      lines: ['known holes in what ships: 1', '  a: moderate'],
      failed: false,
    });
    for (const severity of ['high', 'critical'])
      expect(readAudit(answer({ total: 1, [severity]: 1 })).failed).toBe(true);
  });
});
