import type { VersionRemark } from '@form-builder/core/contract/staff/forms/version-remarks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { RelativeTime } from '../../formats/relative-time.tsx';
import { RemarkForm } from './remark-form.tsx';
import classes from './remarks.module.css';
import { useReply, useResolveRemark } from './version-remarks-query.ts';

interface RemarkItemProps {
  readonly versionId: string;
  readonly remark: VersionRemark;
}

/** A remark with its replies, which everyone who may read the version can answer and resolve. */
export function RemarkItem({ versionId, remark }: RemarkItemProps) {
  const { t } = useLingui();
  const { id, author, text, created_at: at, replies } = remark;
  const [isReplying, setReplying] = useState(false);
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
      {isReplying ? (
        <NewReply versionId={versionId} remarkId={id} onClose={() => setReplying(false)} />
      ) : (
        <RemarkActions versionId={versionId} remark={remark} onReply={() => setReplying(true)} />
      )}
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

function RemarkActions({
  versionId,
  remark: { id, resolved },
  onReply,
}: RemarkItemProps & { readonly onReply: () => void }) {
  const resolve = useResolveRemark(versionId, id);
  return (
    <Group gap="sm" mt={4}>
      {resolved !== null && (
        <Text size="sm" c="gray.7">
          <Trans>Afgehandeld door {resolved.by}</Trans>
        </Text>
      )}
      <Button size="compact-sm" variant="default" onClick={onReply}>
        <Trans>Reageren</Trans>
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        loading={resolve.isPending}
        onClick={() => resolve.mutate(resolved === null)}
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
