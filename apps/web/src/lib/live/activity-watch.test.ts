import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ActivityChange, ActivityWatch } from './activity-watch';

/** What the browser gives, as far as it is used: a connection that the test speaks through. */
class FakeEventSource extends EventTarget {
  static all: FakeEventSource[] = [];
  closed = false;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.all.push(this);
  }

  close() {
    this.closed = true;
  }

  say(type: string, data = '') {
    this.dispatchEvent(Object.assign(new Event(type), { data }));
  }

  static get last(): FakeEventSource {
    const last = FakeEventSource.all.at(-1);
    if (last === undefined) throw new Error('no connection was opened');
    return last;
  }

  static get open(): number {
    return FakeEventSource.all.filter(({ closed }) => !closed).length;
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
const show = (shown: boolean) => {
  page.hidden = !shown;
  page.dispatchEvent(new Event('visibilitychange'));
};

let told: ActivityChange[];
let live: boolean[];
let watch: ActivityWatch;

beforeEach(() => {
  vi.useFakeTimers();
  FakeEventSource.all = [];
  page.hidden = false;
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval };
  vi.stubGlobal('window', Object.assign(new EventTarget(), timers));
  vi.stubGlobal('document', page);
  vi.stubGlobal('EventSource', FakeEventSource);
  told = [];
  live = [];
  watch = new ActivityWatch({
    activityId: 7,
    onChange: (change) => told.push(change),
    onLive: (now) => live.push(now),
  });
  watch.start();
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('ActivityWatch', () => {
  it('tells what the server tells, and does not look by itself meanwhile', () => {
    const source = FakeEventSource.last;
    expect(source.url).toBe('/api/events?activity=7');
    source.say('missed');
    vi.advanceTimersByTime(2_000);
    source.say('change', 'attendance');
    vi.advanceTimersByTime(45_000);
    expect(told).toEqual(['missed', 'attendance']);
    expect(live).toEqual([true]);
  });

  it('tells a rush of changes once a second, and forgets none', () => {
    FakeEventSource.last.say('missed');
    vi.advanceTimersByTime(1_000);
    told.length = 0;
    for (let booking = 0; booking < 50; booking += 1) {
      FakeEventSource.last.say('change', 'reservations');
      vi.advanceTimersByTime(50);
    }
    vi.advanceTimersByTime(5_000);
    expect(told).toEqual(['reservations', 'reservations', 'reservations', 'reservations']);
    FakeEventSource.last.say('change', 'places');
    expect(told.at(-1)).toBe('places');
  });

  it('takes what it does not know for anything missed', () => {
    FakeEventSource.last.say('change', 'weather');
    expect(told).toEqual(['missed']);
  });

  it('looks every 15 s while nothing is told, and comes back after growing pauses', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    FakeEventSource.last.say('error');
    expect([FakeEventSource.all.length, FakeEventSource.open]).toEqual([1, 0]);
    vi.advanceTimersByTime(2_000);
    expect([FakeEventSource.all.length, FakeEventSource.open]).toEqual([2, 1]);
    FakeEventSource.last.say('error');
    vi.advanceTimersByTime(3_999);
    expect(FakeEventSource.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeEventSource.all).toHaveLength(3);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(15_000);
    expect(told).toEqual(['missed']);
    vi.advanceTimersByTime(15_000);
    expect(told).toEqual(['missed', 'missed']);
    FakeEventSource.last.say('missed');
    vi.advanceTimersByTime(40_000);
    expect(told).toEqual(['missed', 'missed', 'missed']);
    expect(live).toEqual([true]);
  });

  it('never waits longer than a minute and a bit', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const pauses = Array.from({ length: 12 }, () => {
      const before = FakeEventSource.all.length;
      FakeEventSource.last.say('error');
      let seconds = 0;
      for (; FakeEventSource.all.length === before; seconds += 1) vi.advanceTimersByTime(1_000);
      return seconds;
    });
    expect(Math.max(...pauses)).toBe(75);
  });

  it('looks by itself while the server says that it has lost the database', () => {
    FakeEventSource.last.say('missed');
    vi.advanceTimersByTime(1_000);
    FakeEventSource.last.say('lost');
    for (let beats = 0; beats < 2; beats += 1) {
      vi.advanceTimersByTime(15_000);
      FakeEventSource.last.say('beat');
    }
    expect(told).toEqual(['missed', 'missed', 'missed']);
    FakeEventSource.last.say('missed');
    expect(live).toEqual([true, false, true]);
    expect(FakeEventSource.all).toHaveLength(1);
  });

  it('gives up a connection that has fallen silent', () => {
    FakeEventSource.last.say('missed');
    for (let beats = 0; beats < 10; beats += 1) {
      vi.advanceTimersByTime(20_000);
      FakeEventSource.last.say('beat');
    }
    expect(live).toEqual([true]);
    vi.advanceTimersByTime(55_000);
    expect(live).toEqual([true, false]);
    expect(FakeEventSource.all).toHaveLength(2);
  });

  it('holds no connection while nobody sees the page, and looks at once when it is shown', () => {
    FakeEventSource.last.say('missed');
    vi.advanceTimersByTime(1_000);
    told.length = 0;
    show(false);
    expect(FakeEventSource.open).toBe(0);
    vi.advanceTimersByTime(600_000);
    expect(told).toEqual([]);
    expect(FakeEventSource.all).toHaveLength(1);
    show(true);
    expect(FakeEventSource.open).toBe(1);
    expect(told).toEqual(['missed']);
  });

  it('leaves nothing behind when it stops', () => {
    FakeEventSource.last.say('missed');
    FakeEventSource.last.say('change', 'places');
    FakeEventSource.last.say('error');
    watch.stop();
    show(true);
    window.dispatchEvent(new Event('online'));
    expect([FakeEventSource.open, vi.getTimerCount()]).toEqual([0, 0]);
    expect(told).toEqual(['missed']);
  });

  it('comes back at once when the network does', () => {
    FakeEventSource.last.say('error');
    window.dispatchEvent(new Event('online'));
    expect([FakeEventSource.all.length, FakeEventSource.open]).toEqual([2, 1]);
  });
});
