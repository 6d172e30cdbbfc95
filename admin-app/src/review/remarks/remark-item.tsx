import type { VersionRemark } from '@form-builder/core/contract/staff/forms/version-remarks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { RelativeTime } from '../../formats/relative-time.tsx';
import { FormOnRequest, type OpenerProps } from './form-on-request.tsx';
import { RemarkForm } from './remark-form.tsx';
import classes from './remarks.module.css';
import { useReply, useResolveRemark } from './use-remark-changes.ts';

interface RemarkItemProps {
  readonly versionId: string;
  readonly remark: VersionRemark;
  /** Called when the remark is resolved or reopened, which can take it out of its list. */
  readonly onResolved?: (() => void) | undefined;
}

/** A remark with its replies, which everyone who may read the version can answer and resolve. */
export function RemarkItem({ versionId, remark, onResolved }: RemarkItemProps) {
  const { t } = useLingui();
  const { id, author, text, created_at: at, replies } = remark;
  return (
    <>
      <Message author={author} text={text} at={at} />
      {replies.length > 0 && (
        <ul className={classes.replies} aria-label={t`Reacties`}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <Message author={reply.author} text={reply.text} at={reply.created_at} />
            </li>
          ))}
        </ul>
      )}
      <FormOnRequest
        form={(onClose) => <NewReply versionId={versionId} remarkId={id} onClose={onClose} />}
      >
        {(opener) => (
          <RemarkActions
            versionId={versionId}
            remark={remark}
            opener={opener}
            onResolved={onResolved}
          />
        )}
      </FormOnRequest>
    </>
  );
}

interface MessageProps {
  readonly author: string;
  readonly text: string;
  readonly at: string;
}

function Message({ author, text, at }: MessageProps) {
  return (
    <>
      <Text size="sm" c="gray.7">
        {author} · <RelativeTime at={at} />
      </Text>
      <Text className={classes.text ?? ''}>{text}</Text>
    </>
  );
}

interface RemarkActionsProps extends RemarkItemProps {
  /** Of the button to reply. */
  readonly opener: OpenerProps;
}

function RemarkActions({ versionId, remark, opener, onResolved }: RemarkActionsProps) {
  const { t } = useLingui();
  const { author, resolved } = remark;
  const resolve = useResolveRemark(versionId, remark, onResolved);
  const change = remark.change.text;
  return (
    <Group gap="sm" mt={4}>
      {resolved !== null && (
        <Text size="sm" c="gray.7">
          <Trans>Afgehandeld door {resolved.by}</Trans>
        </Text>
      )}
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t`Reageren op ${author}: ${change}`}
        {...opener}
      >
        <Trans>Reageren</Trans>
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={
          resolved === null
            ? t`Afgehandeld, opmerking van ${author}: ${change}`
            : t`Heropenen, opmerking van ${author}: ${change}`
        }
        // Not disabled meanwhile, which would lose the focus.
        aria-busy={resolve.isPending}
        onClick={() => {
          if (!resolve.isPending) resolve.mutate(resolved === null);
        }}
      >
        {resolved === null ? <Trans>Afgehandeld</Trans> : <Trans>Heropenen</Trans>}
      </Button>
    </Group>
  );
}

interface NewReplyProps {
  readonly versionId: string;
  readonly remarkId: string;
  readonly onClose: () => void;
}

function NewReply({ versionId, remarkId, onClose }: NewReplyProps) {
  const { t } = useLingui();
  const reply = useReply(versionId, remarkId, onClose);
  return (
    <RemarkForm
      label={t`Reactie`}
      submitLabel={t`Reactie toevoegen`}
      error={reply.error}
      isPending={reply.isPending}
      onSubmit={(text) => reply.mutate(text)}
      onClose={onClose}
    />
  );
}
