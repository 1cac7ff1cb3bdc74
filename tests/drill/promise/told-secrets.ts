import { readFile } from 'node:fs/promises'

/** People, addresses, keys and tokens that may stand in no log. */
const SECRETS: Record<string, RegExp> = {
  'an address of a buyer': /buyer-\d+-\d+@/,
  'a street': /Hauptstra/,
  'a key': /\b(sk_test|whsec)_/,
  'a download token': /api\/download\/\w/,
  'a secret of a payment': /_secret_\w/,
}

export async function findToldSecrets(logFile: string): Promise<string[]> {
  const log = await readFile(logFile, 'utf8')
  return Object.entries(SECRETS)
    .filter(([, secret]) => secret.test(log))
    .map(([name]) => `The shop's log holds ${name}.`)
}
