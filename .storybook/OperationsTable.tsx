import { OPERATION_IDS, OPERATIONS, type OperationId } from '@lectern/api-client/contract';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components';
import { appTitles } from 'virtual:app-titles';
import { ANSWER_COLUMNS, type AnswerColumn, answerCell, storiesThat } from './operations.ts';
import * as styles from './operations.css.ts';
import { WorkbenchLink } from './WorkbenchLink.tsx';

/**
 * Every operation of the contract, and where one sees what Lectern does about each of its answers. Arrow
 * keys go from cell to cell; Tab leaves.
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
            <Cell className={styles.cell}>{storiesThat(appTitles, id).length}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

function AnswerCell({ operation, column }: { operation: OperationId; column: AnswerColumn }) {
  const cell = answerCell(appTitles, operation, column);
  if (cell?.address === undefined) return <span aria-label="No such answer">–</span>;
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
