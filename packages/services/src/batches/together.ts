import DataLoader from 'dataloader';

/**
 * Answers in one go what many ask at the same time: who asks while `atOnce` goes are under way waits, and goes with all who
 * came meanwhile, `most` in one. An `Error` among the answers is its asker's alone; what `answerAll` throws is everybody's.
 */
export function together<Asked, Answer>(
  answerAll: (asked: readonly Asked[]) => Promise<readonly (Answer | Error)[]>,
  { atOnce, most }: { atOnce: number; most: number },
): (asked: Asked) => Promise<Answer> {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  const goOn = () => {
    const next = waiting.shift();
    if (next) setImmediate(next);
    else underWay -= 1;
  };
  const loader = new DataLoader<Asked, Answer>((asked) => answerAll(asked).finally(goOn), {
    cache: false,
    maxBatchSize: most,
    batchScheduleFn: (go) => {
      if (underWay >= atOnce) return void waiting.push(go);
      underWay += 1;
      setImmediate(go);
    },
  });
  return (asked) => loader.load(asked);
}
