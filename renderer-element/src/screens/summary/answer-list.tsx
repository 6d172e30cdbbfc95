import type { Session } from '@form-builder/core/session/session.ts';
import { summariseSession } from '@form-builder/core/summary/summarise-session.ts';
import type { AnyFieldView } from '../../state/fields/field-view.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import { AnswerItems } from './answer-items.tsx';

interface AnswerListProps {
  readonly navigation: FormNavigation;
  /** The heading level of the page titles. */
  readonly titleAs: 'h2' | 'h3' | 'h4';
  /** Goes to an answer to change it; without it the list is read-only. */
  readonly onChange?: ((path: string) => void) | undefined;
}

/** The formatted answers by page. */
export function AnswerList({ navigation, titleAs: Title, onChange }: AnswerListProps) {
  const text = useText();
  const { types } = navigation.open;
  const sections = summariseSession(submittedSession(navigation.open), types, text);
  return (
    <div className="answers">
      {sections.map(({ pageId, title, items }) => (
        <section className="answers-page" key={pageId}>
          {title && <Title className="answers-title">{title}</Title>}
          <AnswerItems items={items} onChange={onChange} />
        </section>
      ))}
    </div>
  );
}

/** The session without what is not submitted, such as the originals of redacted files. */
function submittedSession({ session, program, views }: FormNavigation['open']): Session {
  const all: readonly Pick<AnyFieldView, 'submittedSession'>[] = Object.values(views);
  return all.find((view) => view.submittedSession)?.submittedSession?.(session, program) ?? session;
}
