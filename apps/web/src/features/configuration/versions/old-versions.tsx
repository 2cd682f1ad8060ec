import { type ReactNode, useState } from 'react';
import './old-versions.css';

/** What a text was saved as, behind its title; asked for once that is opened. */
export function OldVersions({ title, children }: { title: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="old-versions" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{title}</summary>
      {opened && children}
    </details>
  );
}

/** One of them: a line, and what it says once that is opened. */
export function OldVersion({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="old-versions old-version" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {opened && children}
    </details>
  );
}
