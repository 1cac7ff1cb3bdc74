import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { BROWSER, JOURNEY_FLAGS } from '../../setup/browser'

/** A browser on a system that has the fonts of one folder and no others. */
export async function openBrowserWithFonts(
  folder: string,
): Promise<{ browser: Browser } & AsyncDisposable> {
  const place = await mkdtemp(join(tmpdir(), 'fount-fonts-'))
  const settings = join(place, 'fonts.conf')
  await writeFile(
    settings,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>${resolve(folder)}</dir><cachedir>${place}</cachedir></fontconfig>`,
  )
  const browser = await chromium.launch({
    executablePath: BROWSER.path,
    args: JOURNEY_FLAGS,
    env: { ...process.env, FONTCONFIG_FILE: settings } as Record<string, string>,
  })
  return {
    browser,
    async [Symbol.asyncDispose]() {
      await browser.close()
      await rm(place, { recursive: true, force: true })
    },
  }
}
