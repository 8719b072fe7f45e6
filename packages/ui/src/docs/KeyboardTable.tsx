import { Fragment, type ReactNode } from 'react';

export interface KeyboardTableProps {
  /** Action by key. Keys with the same action share a line: 'Space, Enter'. */
  keys: Readonly<Record<string, ReactNode>>;
}

/**
 * The keys of a component, on its page. If nothing takes focus, omit the table and say so in a sentence.
 */
export function KeyboardTable({ keys }: KeyboardTableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(keys).map(([names, action]) => (
          <tr key={names}>
            <th scope="row">
              {names.split(', ').map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ' '}
                  <kbd>{name}</kbd>
                </Fragment>
              ))}
            </th>
            <td>{action}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
