import { context, type Span, trace } from '@opentelemetry/api';
import DataLoader from 'dataloader';

/**
 * Answers in one go what many ask at the same time: who asks while `atOnce` goes are under way waits, and goes with all who
 * came meanwhile, `most` in one. An `Error` among the answers is its asker's alone; what `answerAll` throws is everybody's.
 * What a go does is told in the trace of its first asker, to which those of the others have a link.
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
  const answer = (questions: readonly Question<Asked>[]) => {
    linkToFirst(questions);
    return answerAll(questions.map(({ asked }) => asked)).finally(goOn);
  };
  const loader = new DataLoader<Question<Asked>, Answer>(answer, {
    cache: false,
    maxBatchSize: most,
    batchScheduleFn: (dispatch) => {
      const go = context.bind(context.active(), dispatch);
      if (underWay >= atOnce) return void waiting.push(go);
      underWay += 1;
      setImmediate(go);
    },
  });
  return (asked) => loader.load({ asked, span: trace.getActiveSpan() });
}

interface Question<Asked> {
  asked: Asked;
  span: Span | undefined;
}

function linkToFirst([first, ...others]: readonly Question<unknown>[]): void {
  const context = first?.span?.spanContext();
  if (context === undefined) return;
  for (const { span } of others) span?.addLink({ context, attributes: { 'dehesa.link': 'answered together' } });
}
