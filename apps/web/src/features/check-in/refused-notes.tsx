import { useGuide } from './guide-context';

/** Ticks that the server did not take: said until the guide has read it. */
export function RefusedNotes() {
  const { guide, state, texts } = useGuide();
  const labels = texts.refused;
  if (state.refused.length === 0) return null;
  return (
    <section className="guide-refused" aria-labelledby="guide-refused">
      <h2 id="guide-refused">{labels.title}</h2>
      <ul>
        {state.refused.map(({ nonce, reason, name }) => (
          <li key={nonce}>
            <span>{labels[reason](name === '' ? labels.nobody : name)}</span>
            <button
              type="button"
              className="guide-small-button"
              aria-label={`${labels.dismiss}: ${name}`}
              onClick={() => guide.dismiss(nonce)}
            >
              {labels.dismiss}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
