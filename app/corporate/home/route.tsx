export default function Home() {
  return <h1>Miqdam Industrial Contracting</h1>;
}
