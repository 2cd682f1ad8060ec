import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import type { QuestionProps } from './question-dialog';

let Loaded: ComponentType<QuestionProps> | undefined;

/** Loads what asks questions: no screen needs it before somebody acts. */
export async function loadQuestions(): Promise<void> {
  Loaded ??= (await import('./question-dialog')).QuestionDialog;
}

/** A dialog that asks before something is done; where it cannot be loaded nothing is asked, and nothing done. */
export function Question(props: QuestionProps) {
  const [Dialog, setDialog] = useState(() => Loaded);
  const wanted = props.opened && Dialog === undefined;
  const load = useEffectEvent(() => loadQuestions().then(() => setDialog(() => Loaded), props.onCancel));

  useEffect(() => {
    if (wanted) void load();
  }, [wanted]);

  return Dialog !== undefined && <Dialog {...props} />;
}
