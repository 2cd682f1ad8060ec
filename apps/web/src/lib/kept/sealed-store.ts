import { deleteDB, type IDBPDatabase, openDB } from 'idb';

/** Records on this device that only this browser can read; each is forgotten at its time. */
export interface SealedStore {
  /** Whether it outlives the page: not in private windows, nor where the page did not come over https. */
  readonly lasting: boolean;
  /** All records whose name begins so, by name. What cannot be read any more is left out. */
  read(prefix: string): Promise<Map<string, unknown>>;
  /** Resolves once it is kept. */
  write(name: string, value: unknown, forgetAt: Date): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
  removeAll(): Promise<void>;
}

interface SealedRecord {
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
  forgetAt: number;
}

const keyName = 'key';

/**
 * Opens a store of AES-GCM records in IndexedDB. Its key cannot be exported: what is copied out of the browser's files
 * stays closed, and removing the store removes the key. `onErased` hears when another tab removes it.
 */
export async function openSealedStore(name: string, onErased: () => void): Promise<SealedStore> {
  try {
    let isErased = false;
    const database = await openDatabase(name, () => {
      isErased = true;
      onErased();
    });
    const key = await keyOf(database);
    await forgetOld(database);
    return lastingStore(database, key, () => isErased);
  } catch {
    // No IndexedDB or no WebCrypto: the page works as long as it is open.
    return passingStore();
  }
}

/** Removes a store with its key; other tabs that have it open hear of it. */
export async function eraseSealedStore(name: string): Promise<void> {
  try {
    await deleteDB(name);
  } catch {
    // Where nothing can be kept there is nothing to remove.
  }
}

function openDatabase(name: string, onErased: () => void): Promise<IDBPDatabase> {
  return openDB(name, 1, {
    upgrade(database) {
      database.createObjectStore('keys');
      database.createObjectStore('records').createIndex('forgetAt', 'forgetAt');
    },
    blocking(_current, _blocked, event) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- versionchange events come from the database
      (event.target as IDBDatabase).close();
      onErased();
    },
  });
}

async function keyOf(database: IDBPDatabase): Promise<CryptoKey> {
  const known: CryptoKey | undefined = await database.get('keys', keyName);
  if (known !== undefined) return known;
  // Made before the transaction begins, since one ends while it waits for anything else; another tab may have been first.
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const keys = database.transaction('keys', 'readwrite').store;
  const first: CryptoKey | undefined = await keys.get(keyName);
  if (first === undefined) await keys.put(made, keyName);
  return first ?? made;
}

async function forgetOld(database: IDBPDatabase): Promise<void> {
  const { store } = database.transaction('records', 'readwrite');
  const old = await store.index('forgetAt').getAllKeys(IDBKeyRange.upperBound(Date.now()));
  await Promise.all(old.map((name) => store.delete(name)));
}

/** Once it is erased there is nothing to read, and nothing is written any more. */
function lastingStore(database: IDBPDatabase, key: CryptoKey, isErased: () => boolean): SealedStore {
  return {
    lasting: true,
    async read(prefix) {
      if (isErased()) return new Map();
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const { store } = database.transaction('records');
      const [names, records] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      const opened = await Promise.all(
        names.map(async (found, index) => {
          const name = typeof found === 'string' ? found : '';
          return [name, await unseal(key, name, records[index])] as const;
        }),
      );
      return new Map(opened.filter(([, value]) => value !== undefined));
    },
    async write(name, value, forgetAt) {
      const record = await seal(key, name, value, forgetAt);
      if (isErased()) return;
      // Once it is on the disk itself: a telephone whose battery dies the next moment has it.
      const { store, done } = database.transaction('records', 'readwrite', { durability: 'strict' });
      await Promise.all([store.put(record, name), done]);
    },
    async remove(names) {
      if (isErased()) return;
      const { store, done } = database.transaction('records', 'readwrite');
      await Promise.all([...names.map((name) => store.delete(name)), done]);
    },
    async removeAll() {
      if (!isErased()) await database.clear('records');
    },
  };
}

/** The record's name is sealed with it, so that one cannot stand in for another. */
async function seal(key: CryptoKey, name: string, value: unknown, forgetAt: Date): Promise<SealedRecord> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const algorithm = { name: 'AES-GCM', iv, additionalData: bytes(name) };
  return {
    iv,
    sealed: await crypto.subtle.encrypt(algorithm, key, bytes(JSON.stringify(value))),
    forgetAt: forgetAt.getTime(),
  };
}

async function unseal(key: CryptoKey, name: string, record: SealedRecord): Promise<unknown> {
  if (record.forgetAt <= Date.now()) return undefined;
  try {
    const algorithm = { name: 'AES-GCM', iv: record.iv, additionalData: bytes(name) };
    const opened: unknown = JSON.parse(
      new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, record.sealed)),
    );
    return opened;
  } catch {
    return undefined;
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function passingStore(): SealedStore {
  const records = new Map<string, unknown>();
  return {
    lasting: false,
    read: (prefix) => Promise.resolve(new Map([...records].filter(([name]) => name.startsWith(prefix)))),
    write(name, value) {
      records.set(name, value);
      return Promise.resolve();
    },
    remove(names) {
      for (const name of names) records.delete(name);
      return Promise.resolve();
    },
    removeAll() {
      records.clear();
      return Promise.resolve();
    },
  };
}
