import type { Installation } from '../context';
import { purposeKey } from '../keys/index';

/** Under which it is decided which traces are noted, the same in every process of the installation (B104). */
export function samplingKey(installation: Pick<Installation, 'secretKey' | 'publicUrl'>): Buffer {
  return purposeKey(installation, 'trace-sampling');
}
