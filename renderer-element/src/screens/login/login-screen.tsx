import { useRef } from 'react';
import type { ScreenProps } from '../base/screen-props.ts';
import { TestBanner } from '../notices/test-banner.tsx';
import { ProblemNotice } from '../notices/problem-notice.tsx';
import { useText } from '../../i18n/text-context.tsx';
import styles from '../../theme/fields/service-fields.css?inline';
import screenStyles from '../../theme/service-screens.css?inline';
import { useStyles } from '../../theme/use-styles.ts';
import { LoginPanel } from '../../auth/login-panel.tsx';

/** The login before a form opens. */
export function LoginScreen({ navigation, state, isOwnPage }: ScreenProps) {
  const { translate } = useText();
  const root = useRef<HTMLElement>(null);
  useStyles(root, styles);
  useStyles(root, screenStyles);
  const { form } = navigation.loaded;
  const { login_provider: provider = '', login_level: minLevel } = form.submission_settings;
  const Heading = isOwnPage ? 'h1' : 'h2';
  return (
    <section ref={root} className="login-screen">
      <TestBanner form={form} />
      <p className="form-title">{form.title}</p>
      <Heading className="heading" id="heading" tabIndex={-1} part="heading">
        {translate('form.login.needed_title')}
      </Heading>
      {form.description && <p className="explanation">{form.description}</p>}
      <ProblemNotice state={state} />
      <LoginPanel
        provider={provider}
        minLevel={minLevel}
        cellKey={undefined}
        loadServices={navigation.open.fieldContext.loadServices}
        controlId="login"
        describedBy={undefined}
        onLogin={(answer) => {
          if (answer) navigation.begin();
        }}
      />
    </section>
  );
}
