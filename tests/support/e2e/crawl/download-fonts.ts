import { readFile } from 'node:fs/promises'
import { type Page } from '@playwright/test'
import { readArchive, type ArchiveFile } from '../../shop/read-archive'

/** Clicks the download of a typeface and opens the archive that arrives. */
export async function downloadFonts(page: Page, typeface: string): Promise<ArchiveFile[]> {
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: `Download ${typeface}`, exact: true }).click()
  const path = await (await arriving).path()
  return readArchive(new Response(await readFile(path)))
}

/** "Fraunces-Light.ttf" and the SHA-256 of what is in it, for the fonts of one use. */
export function fontsIn(files: ArchiveFile[], use: string): Record<string, string> {
  const ofUse = files.filter(({ name }) => name.includes(`/${use}/`) && /\.(otf|ttf)$/.test(name))
  return Object.fromEntries(ofUse.map(({ name, sha256 }) => [name.split('/').at(-1), sha256]))
}

/** What lies beside the fonts, and how each begins: "README.txt begins Frau". */
export function papersIn(files: ArchiveFile[]): string[] {
  const papers = files.filter(({ name }) => /\.(pdf|txt)$/.test(name))
  return papers
    .map(({ name, bytes }) => `${name.split('/').at(-1)} begins ${bytes.toString('latin1', 0, 4)}`)
    .toSorted()
}
