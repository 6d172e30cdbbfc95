import { describeRule } from '@form-builder/core/descriptions/describe-rule.ts';
import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { Trans } from '@lingui/react/macro';
import { List, Text, Title } from '@mantine/core';
import { wordingOf } from '../languages/wording.ts';

/** The destinations of the submission, and the rules that selected them. */
export function SubmissionRoutes({ submission }: { readonly submission: Submission }) {
  const { routes } = submission;
  if (routes.length === 0) return null;
  return (
    <section>
      <Title order={2}>
        <Trans>Bestemmingen</Trans>
      </Title>
      <List listStyleType="none">
        {routes.map(({ destination, rules }) => (
          <List.Item key={destination.id}>
            {destination.name}
            {rules.length === 0 ? (
              <Text c="dimmed">
                <Trans>Er paste geen regel: deze bestemming krijgt alle andere inzendingen.</Trans>
              </Text>
            ) : (
              reasonsFor(submission, rules).map((reason) => (
                <Text key={reason} c="dimmed">
                  {reason}
                </Text>
              ))
            )}
          </List.Item>
        ))}
      </List>
    </section>
  );
}

/** Describes the rules of the version. */
function reasonsFor(
  { pages, variables, routes }: Submission,
  rules: Submission['routes'][number]['rules'],
): readonly string[] {
  const names = new Map(routes.map(({ destination: { id, name } }) => [id, name]));
  const wording = { ...wordingOf({ pages, variables }), destinations: names };
  return rules.flatMap(({ field_id: fieldId, rule_id: ruleId }) => {
    const field = wording.names.byId.get(fieldId);
    const holder = field ?? pages.find(({ id }) => id === fieldId);
    const rule = holder?.logic?.find(({ id }) => id === ruleId);
    return rule ? [describeRule(rule, wording, field)] : [];
  });
}
