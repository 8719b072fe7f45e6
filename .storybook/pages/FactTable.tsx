import type { ReactNode } from 'react';

interface FactTableProps {
  /** The first is the heading of the column of row names. */
  columns: readonly string[];
  /** The name, then a cell for each other column. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** A table whose rows are labelled by their first cell. */
export function FactTable({ columns, rows }: FactTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
