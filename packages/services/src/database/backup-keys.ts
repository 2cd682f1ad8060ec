import type { Installation } from '../context';
import { purposeKeys } from '../keys/index';

/** What backups are sealed under where no key of their own is given: that of today, then those of before, to read older ones. */
export function backupKeys(installation: Installation): Buffer[] {
  return purposeKeys(installation, 'backup');
}
