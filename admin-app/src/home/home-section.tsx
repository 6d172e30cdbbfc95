import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './home-screen.module.css';

/** One section of the start screen, with a link to the complete list. */
export function HomeSection({
  title,
  more,
  children,
}: {
  readonly title: string;
  readonly more?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={classes.heading}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {more !== undefined && <Link to={more.to}>{more.label}</Link>}
      </div>
      {children}
    </section>
  );
}
