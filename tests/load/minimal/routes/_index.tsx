const ROWS = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, title: `Guide ${index + 1}`, steps: 1 + (index % 9) }));

export default function Index() {
  return (
    <main>
      <h1>Guides</h1>
      <ul>
        {ROWS.map(({ id, title, steps }) => (
          <li key={id}>
            <a href={`/guides/${id}`}>{title}</a> <span>{steps} steps</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
