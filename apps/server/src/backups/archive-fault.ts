import { ExpectedError } from '../expected-error';

/** Why an archive is refused. Nothing of it was used by then. */
export type ArchiveFaultKind = 'notABackup' | 'otherKey' | 'damaged';

const words: Readonly<Record<ArchiveFaultKind, string>> = {
  notABackup: 'the file is no backup of this product, or is cut short in its first bytes',
  otherKey: 'the backup was sealed under another key: give the BACKUP_KEY, or the SECRET_KEY, of when it was made',
  damaged: 'the backup is damaged or cut short: nothing of it is used; take another one',
};

export class ArchiveFault extends ExpectedError {
  readonly kind: ArchiveFaultKind;

  constructor(kind: ArchiveFaultKind) {
    super(words[kind]);
    this.kind = kind;
  }
}
