interface ChoiceNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly options: readonly (readonly [label: string, choose: () => void])[];
}

/** Two versions of the same answers: the visitor chooses one. */
export function ChoiceNotice({ title, text, options }: ChoiceNoticeProps) {
  return (
    <section className="notice notice-warning" part="notice">
      <h2 className="notice-title">{title}</h2>
      <p>{text}</p>
      <div className="notice-actions">
        {options.map(([label, choose]) => (
          <button key={label} className="button-plain" type="button" onClick={choose}>
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}
