import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import net, { type LookupFunction, type Socket } from 'node:net';
import { callbackify } from 'node:util';
import type { buildConnector, Dispatcher, RequestInit, Response } from 'undici';
import { type AllowedHosts, bareHost, isNamed, isPublic, isWithin, publicHosts } from './allowed-hosts';
import { inSpan } from '../../tracing/in-span';
import { OutgoingRefused } from './outgoing-refused';

export interface OutgoingOptions {
  allowed?: AllowedHosts;
  /** All addresses of a name; the system's own resolver unless told otherwise. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
}

/** A call whose answer is waited for no longer than `timeoutMs`, body included, and not after `signal`. */
export interface OutgoingCall extends Omit<RequestInit, 'dispatcher' | 'redirect' | 'signal'> {
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

interface Target {
  host: string;
  /** What is said is encrypted from the first byte, or nobody else may read along. */
  encrypted: boolean;
}

/**
 * The one way out to addresses that somebody may change: a host is resolved once, checked, and connected to at the very
 * addresses that were checked. What is neither public nor allowed is an `OutgoingRefused` before a byte leaves.
 */
export class Outgoing {
  readonly #allowed: AllowedHosts;
  readonly #resolve: (host: string) => Promise<LookupAddress[]>;
  #dispatcher: Dispatcher | undefined;

  constructor({ allowed = publicHosts, resolve = (host) => lookup(host, { all: true }) }: OutgoingOptions = {}) {
    this.#allowed = allowed;
    this.#resolve = resolve;
  }

  /** The same for an address that the environment names: its host is allowed besides, and with a dot before it, those under it. */
  trusting(...hosts: string[]): Outgoing {
    const { names, networks } = this.#allowed;
    const allowed = { names: new Set([...names, ...hosts.map(bareHost)]), networks };
    return new Outgoing({ allowed, resolve: this.#resolve });
  }

  /** An HTTP call that follows no redirect. Without encryption only what is allowed expressly. */
  fetch(address: string, { timeoutMs, signal, ...call }: OutgoingCall): Promise<Response> {
    const { method = 'GET' } = call;
    // Of the address no more than its host: the rest may hold a token or what somebody looks for.
    const attributes = () => ({ 'http.request.method': method, ...placeOf(new URL(address)) });
    const expired = AbortSignal.timeout(timeoutMs);
    return inSpan({ name: method, outgoing: true, attributes }, async (span) => {
      // Large, and an installation may call nobody for months.
      const { Agent, fetch } = await import('undici');
      this.#dispatcher ??= new Agent({ connect: (options, done) => void this.#connectHttp(options, done) });
      const response = await fetch(address, {
        ...call,
        dispatcher: this.#dispatcher,
        redirect: 'manual',
        signal: signal === undefined ? expired : AbortSignal.any([expired, signal]),
      });
      span?.setAttribute('http.response.status_code', response.status);
      return response;
    });
  }

  /** A connection over TCP, for protocols that see to their encryption themselves. */
  connect(target: { host: string; port: number }, timeoutMs: number): Promise<Socket> {
    const attributes = () => ({ 'server.address': target.host, 'server.port': target.port });
    return inSpan({ name: 'connect', outgoing: true, attributes }, () => this.#connect(target, timeoutMs));
  }

  async #connect({ host, port }: { host: string; port: number }, timeoutMs: number): Promise<Socket> {
    const expired = AbortSignal.timeout(timeoutMs);
    const addresses = await Promise.race([this.#addressesOf({ host, encrypted: true }), failedBy(expired)]);
    const socket = net.connect({ host: bareHost(host), port, lookup: pinned(addresses), keepAlive: true });
    try {
      await Promise.race([connected(socket), failedBy(expired)]);
      return socket;
    } catch (error) {
      socket.destroy();
      throw error;
    }
  }

  /** For a library that makes its HTTP calls itself. */
  httpAgents(): { httpAgent: HttpAgent; httpsAgent: HttpsAgent } {
    const checked = (encrypted: boolean): LookupFunction => {
      const ask = callbackify((host: string) => this.#addressesOf({ host, encrypted }));
      return (host, options, done) =>
        ask(host, (error, addresses) => (error ? done(error, []) : pinned(addresses)(host, options, done)));
    };
    return {
      httpAgent: new HttpAgent({ keepAlive: true, lookup: checked(false) }),
      httpsAgent: new HttpsAgent({ keepAlive: true, lookup: checked(true) }),
    };
  }

  async #connectHttp(options: buildConnector.Options, done: buildConnector.Callback): Promise<void> {
    try {
      const { buildConnector } = await import('undici');
      const target = { host: options.hostname, encrypted: options.protocol === 'https:' };
      const addresses = await this.#addressesOf(target);
      buildConnector({ lookup: pinned(addresses) })(options, done);
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)), null);
    }
  }

  /** One address that is not allowed is enough: whoever has a name for it may have meant that one. */
  async #addressesOf({ host, encrypted }: Target): Promise<LookupAddress[]> {
    const name = bareHost(host);
    const family = net.isIP(name);
    const addresses = family === 0 ? await this.#resolve(name) : [{ address: name, family }];
    if (isNamed(this.#allowed, name)) return addresses;
    const within = addresses.map(({ address }) => isWithin(this.#allowed, address));
    if (!addresses.every(({ address }, index) => within[index] === true || isPublic(address)))
      throw new OutgoingRefused('notAllowed');
    if (!encrypted && !within.every(Boolean)) throw new OutgoingRefused('notEncrypted');
    return addresses;
  }
}

function placeOf({ hostname, port, protocol }: URL) {
  return { 'server.address': hostname, 'server.port': Number(port) || (protocol === 'https:' ? 443 : 80) };
}

/** Answers with what was checked: nobody is asked a second time. */
function pinned(addresses: LookupAddress[]): LookupFunction {
  return (_host, { all, family }, done) => {
    if (all === true) return done(null, addresses);
    const wanted = addresses.find((one) => family === undefined || family === 0 || one.family === Number(family));
    const { address, family: found } = wanted ?? addresses[0] ?? { address: '', family: 0 };
    return done(null, address, found);
  };
}

function connected(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
}

function failedBy(expired: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    expired.addEventListener('abort', () => reject(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })));
  });
}
