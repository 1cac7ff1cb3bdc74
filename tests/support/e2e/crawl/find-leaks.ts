import type { FontFamilyEntry, FontFileEntry } from '@/domain/catalogue/font-list'
import { sha256Of } from '../../shop/read-archive'
import { askShop, type ShopAnswer } from '../ask-shop'
import { isText } from './find-addresses'
import type { Master } from './masters'
import { contentOf, fontsOf } from './read-fonts'

/** What must not be found in any answer. */
export type Secrets = {
  masters: Master[]
  /** Master by its content. */
  contents: Map<string, string>
  /** Addresses of the files that a licence delivers. */
  protectedFiles: string[]
}

export async function learnSecrets(base: string, masters: Master[]): Promise<Secrets> {
  const contents = new Map<string, string>()
  for (const { bytes, path } of masters) contents.set(await contentOf(bytes), path)
  return { masters, contents, protectedFiles: await listProtected(base) }
}

/** Every way in which one of the answers gives away a master. */
export async function findLeaks(answers: ShopAnswer[], secrets: Secrets): Promise<string[]> {
  const leaks: string[] = []
  // One after the other: the unpacker has a single memory.
  for (const answer of answers) leaks.push(...(await findLeaksIn(answer, secrets)))
  return leaks
}

async function findLeaksIn(answer: ShopAnswer, secrets: Secrets): Promise<string[]> {
  const say = (leak: string) => `${answer.address} (${answer.status}): ${leak}`
  const leaks = [...findSold(answer.body, secrets), ...findNamed(answer, secrets)]
  for (const font of fontsOf(answer)) {
    const whole = secrets.contents.get(await contentOf(font))
    if (whole) leaks.push(`a font with all that is in ${whole}`)
    leaks.push(...findSold(font, secrets))
  }
  return [...new Set(leaks)].map(say)
}

/** The bytes themselves: those of a master, or of a web font by the name its content gives it. */
function findSold(bytes: Buffer, { masters, protectedFiles }: Secrets): string[] {
  const sha256 = sha256Of(bytes)
  const master = masters.filter((one) => one.sha256 === sha256).map(({ path }) => `is ${path}`)
  const web = protectedFiles.filter((file) => file.includes(sha256.slice(0, 32)))
  return [...master, ...web.map((file) => `is ${file}`)]
}

/** An answer may repeat the path it was asked for, and says no other. */
function findNamed(answer: ShopAnswer, { masters }: Secrets): string[] {
  if (!isText(answer) || answer.status >= 400) return []
  const text = answer.body.toString('utf8')
  const names = ['seed/masters', 'data/fonts/', ...masters.map(({ sha256 }) => sha256.slice(0, 32))]
  return names.filter((name) => text.includes(name)).map((name) => `names ${name}`)
}

async function listProtected(base: string): Promise<string[]> {
  const { body } = await askShop(base, '/api/fonts')
  const families = JSON.parse(body.toString('utf8')) as FontFamilyEntry[]
  const files = families.flatMap((family) =>
    [family, ...family.children].flatMap((one) => one.files),
  )
  return files.filter(isProtected).map(({ file }) => file)
}

function isProtected({ format }: FontFileEntry): boolean {
  return format.name === 'WOFF'
}
