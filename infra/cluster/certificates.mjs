import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
const openssl = (...args) => execFileSync('openssl', args, { stdio: ['ignore', 'ignore', 'pipe'] });
const yearDays = 365;

/**
 * An authority of the cluster's own, made once, and a certificate of it for each host, by which they know each other.
 * @param {string} folder where the authority's key stays: on no host
 * @param {{ host: string, address: string }[]} hosts each with a folder of its own there
 */
export function makeCertificates(folder, hosts) {
  const [ca, caKey] = ['ca.crt', 'ca.key'].map((name) => path.join(folder, name));
  if (!existsSync(caKey)) {
    openssl(
      'req',
      '-x509',
      ...curve,
      '-keyout',
      caKey,
      '-out',
      ca,
      '-days',
      String(10 * yearDays),
      '-subj',
      '/CN=Dehesa cluster',
    );
    chmodSync(caKey, 0o600);
  }
  for (const { host, address } of hosts) {
    const [request, key, certificate, rules] = ['host.csr', 'host.key', 'host.crt', 'host.rules'].map((name) =>
      path.join(folder, host, name),
    );
    // The product asks HAProxy of its own host, which its driver calls localhost, whatever the address says.
    const names = `DNS:localhost,IP:${address},IP:127.0.0.1`;
    writeFileSync(rules, `subjectAltName=${names}\nextendedKeyUsage=serverAuth,clientAuth\n`);
    openssl('req', ...curve, '-keyout', key, '-out', request, '-subj', `/CN=${host}`);
    const signed = ['-CA', ca, '-CAkey', caKey, '-CAcreateserial', '-days', String(2 * yearDays)];
    openssl('x509', '-req', '-in', request, '-extfile', rules, ...signed, '-out', certificate);
    chmodSync(key, 0o600);
    for (const each of [request, rules]) rmSync(each);
  }
}
