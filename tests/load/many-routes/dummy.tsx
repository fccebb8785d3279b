export const loader = () => null;

export default function Dummy() {
  return <h1>Dummy</h1>;
}
