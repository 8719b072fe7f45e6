import { OPERATION_IDS, OPERATIONS, type OperationId } from '@lectern/api-client/contract';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components';
import { appTitles } from 'virtual:app-titles';
import { ANSWER_COLUMNS, type AnswerColumn, answerCell, storiesDeclaring } from './operations.ts';
import * as styles from './operations.css.ts';
import { WorkbenchLink } from './WorkbenchLink.tsx';

/**
 * A table of every operation of the contract, with links to how Lectern handles each of its responses.
 * Arrow keys move between cells; Tab leaves the table.
 */
export function OperationsTable() {
  return (
    <Table aria-label="Operations and states" className={styles.table}>
      <TableHeader>
        <Column isRowHeader>Operation</Column>
        {ANSWER_COLUMNS.map(({ title }) => (
          <Column key={title}>{title}</Column>
        ))}
        <Column>Stories</Column>
      </TableHeader>
      <TableBody>
        {OPERATION_IDS.map((id) => (
          <Row key={id}>
            <Cell>
              <span className={styles.method}>{OPERATIONS[id][0].toUpperCase()}</span>{' '}
              <code>{id}</code>
            </Cell>
            {ANSWER_COLUMNS.map((column) => (
              <Cell key={column.title} className={styles.cell}>
                <AnswerCell operation={id} column={column} />
              </Cell>
            ))}
            <Cell className={styles.cell}>{storiesDeclaring(appTitles, id).length}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

function AnswerCell({ operation, column }: { operation: OperationId; column: AnswerColumn }) {
  const cell = answerCell(appTitles, operation, column);
  if (cell?.address === undefined) return <span aria-label="No such response">–</span>;
  const [first] = cell.stories;
  return (
    <WorkbenchLink href={cell.address}>
      {first ? cell.stories.length : <span aria-hidden>▷</span>}
      <span className={styles.hidden}>
        {first
          ? `${cell.stories.length === 1 ? 'story' : 'stories'}, ${first.label}`
          : 'No story: try it'}
      </span>
    </WorkbenchLink>
  );
}
