import { globalTypes, viewports } from '../toolbar/globals.ts';

interface Row {
  title: string;
  name: string;
  values: { value: string; title: string }[];
}

const menus: Row[] = Object.entries(globalTypes).map(([name, { description, toolbar }]) => ({
  title: description ?? name,
  name,
  values: (toolbar?.items ?? []).flatMap((item) =>
    typeof item === 'string' ? [] : [{ value: item.value ?? '', title: item.title ?? '' }],
  ),
}));

const viewport: Row = {
  title: 'Viewport',
  name: 'viewport.value',
  values: Object.entries(viewports).map(([value, { name }]) => ({ value, title: name })),
};

/** The toolbar's menus with their values in an address, from the same table as the toolbar itself. */
export function ToolbarTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Toolbar</th>
          <th scope="col">In the address</th>
          <th scope="col">Values</th>
        </tr>
      </thead>
      <tbody>
        {[...menus, viewport].map(({ title, name, values }) => (
          <tr key={name}>
            <th scope="row">{title}</th>
            <td>
              <code>{name}</code>
            </td>
            <td>
              {values.map(({ value, title: words }) => (
                <div key={value}>
                  <code>{value}</code> {words}
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
