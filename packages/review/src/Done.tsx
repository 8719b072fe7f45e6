import { Button, Heading, Panel, Text, TextLink } from '@lectern/ui';
import { Copy, ExternalLink, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { modeOf, pictureUrl, workbenchUrl, type Written } from './changes.ts';
import * as styles from './Done.css.ts';
import { groupsOf } from './groups.ts';
import { type Judging, judgedCount, leftOf, type Mark } from './judging.ts';

interface DoneProps {
  judging: Judging;
  written: Written;
  onJudgeAgain: (id: string) => void;
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

function summary(accepted: number, kept: number, rejected: number, left: number): string {
  const written = [`${accepted} accepted and written.`, kept > 0 && `${kept} kept as on main.`]
    .filter(Boolean)
    .join(' ');
  if (rejected > 0) return `${written} ${rejected} rejected: the branch is not ready to merge.`;
  return left > 0 ? `${written} ${left} are left.` : `${written} Ready to merge.`;
}

/** The result of a review: rejections first, then the list for the pull request. */
export function Done({ judging, written, onJudgeAgain }: DoneProps) {
  const [copied, setCopied] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { changes, marks } = judging;
  const having = (...verdicts: readonly Mark['verdict'][]) =>
    changes.filter(({ id }) => verdicts.some((verdict) => marks[id]?.verdict === verdict));
  const rejected = having('rejected');
  const accepted = having('accepted', 'taken');
  const left = leftOf(judging).length;
  const judged = judgedCount(judging);
  const copy = () => {
    navigator.clipboard.writeText(written.list).then(
      () => setCopied('Copied.'),
      () => setCopied('The browser does not allow copying: select the text.'),
    );
  };
  return (
    <main className={styles.page}>
      <div>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {left === 0 ? `All ${judged} are judged` : `${judged} of ${changes.length} are judged`}
        </Heading>
        <Text variant="lead" tone="muted">
          {summary(accepted.length, having('kept').length, rejected.length, left)}
        </Text>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          {rejected.length > 0 && (
            <section className={styles.part}>
              <Heading level={2} variant="h3">
                Rejected, {rejected.length}
              </Heading>
              <Panel>
                <ul className={styles.list}>
                  {rejected.map((change) => {
                    const mark = marks[change.id];
                    const name = `${change.group}, ${change.story}`;
                    return (
                      <li key={change.id} className={styles.rejection}>
                        <img className={styles.picture} src={pictureUrl('after', change)} alt="" />
                        <div className={styles.words}>
                          <Text variant="bodyStrong">{name}</Text>
                          <Text variant="caption" tone="muted">
                            {modeOf(change)}
                          </Text>
                          {mark?.verdict === 'rejected' && mark.words !== '' && (
                            <Text dir="auto">{mark.words}</Text>
                          )}
                          <div className={styles.links}>
                            <TextLink
                              href={workbenchUrl(change)}
                              target="_blank"
                              icon={ExternalLink}
                            >
                              Story
                            </TextLink>
                            <Button
                              size="sm"
                              variant="ghost"
                              icon={Undo2}
                              onPress={() => onJudgeAgain(change.id)}
                              aria-label={`Judge again: ${name}, ${modeOf(change)}`}
                            >
                              Judge again
                            </Button>
                          </div>
                        </div>
                      </li>
                    );
                  })}
                </ul>
              </Panel>
            </section>
          )}
          {accepted.length > 0 && (
            <section className={styles.part}>
              <Heading level={2} variant="h3">
                Accepted, {accepted.length}
              </Heading>
              <Panel>
                <ul className={styles.list}>
                  {groupsOf(accepted).map(({ name, section, changes: ofGroup }) => (
                    <li key={`${section}/${name}`} className={styles.count}>
                      <Text variant="bodyStrong">{name}</Text>
                      <Text tone="muted" numeric>
                        {ofGroup.length === 1 ? '1 picture' : `${ofGroup.length} pictures`}
                      </Text>
                    </li>
                  ))}
                </ul>
              </Panel>
            </section>
          )}
        </div>
        <section className={styles.part}>
          <Heading level={2} variant="h3">
            For the pull request
          </Heading>
          <Panel>
            <div className={styles.column}>
              <pre className={styles.markdown}>{written.list}</pre>
              <Button variant="primary" icon={Copy} onPress={copy} fullWidth>
                Copy the list
              </Button>
              <div role="status">
                <Text variant="caption" tone="muted">
                  {copied === '' ? `Also in ${written.file}` : copied}
                </Text>
              </div>
            </div>
          </Panel>
          {accepted.length > 0 && (
            <Text variant="small" tone="muted">
              {accepted.length === 1 ? '1 picture' : `${accepted.length} pictures`} stored,{' '}
              {kilobytes(written.bytes)}. Commit them with the change.
            </Text>
          )}
        </section>
      </div>
    </main>
  );
}
