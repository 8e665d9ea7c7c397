import { SaxesParser } from 'saxes';

/** What a strict parser of XML complains about; nothing when the text is well formed. */
export function complaintsAbout(xml: string): string[] {
  const complaints: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => complaints.push(message));
  parser.write(xml).close();
  return complaints;
}
