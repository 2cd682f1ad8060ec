import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { secretFileNames } from '../settings/secret-files';
import { examineSettings } from './examine-settings';

const folder = mkdtempSync(path.join(os.tmpdir(), 'dehesa-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is told of a file of that variable. */
function told(name: string, mode: number): string[] {
  const file = path.join(folder, name);
  writeFileSync(file, 'x=1');
  chmodSync(file, mode);
  return examineSettings({ [name]: file }, true)
    .findings.map((finding) => JSON.stringify(finding))
    .filter((finding) => finding.includes(`can read ${file} of ${name}`));
}

it.each(['S3_', 'BACKUP_S3_'])('half a bucket of %s is told once, and does not hide what else is wrong', (prefix) => {
  const { findings, faulty } = examineSettings({ [`${prefix}ACCESS_KEY_ID`]: 'x', PORT: 'none' }, true);
  expect(faulty.has('PORT')).toBe(true);
  expect(findings.filter((finding) => JSON.stringify(finding).includes(`all ${prefix} variables`))).toHaveLength(1);
});

describe('files of secrets', () => {
  it.each([...secretFileNames])('%s that everybody can read is told', (name) => {
    expect(told(name, 0o604)).toHaveLength(1);
    expect(told(name, 0o640)).toEqual([]);
  });

  it('of what is no secret nothing is told', () => {
    expect(told('SSL_CERT_FILE', 0o644)).toEqual([]);
  });
});
