import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SEED = 'src/seed/masters'

export const MASTERS = {
  static: `${SEED}/alegreya/Alegreya-Regular.ttf`,
  italic: `${SEED}/instrument-serif/InstrumentSerif-Italic.ttf`,
  roman: `${SEED}/instrument-serif/InstrumentSerif-Regular.ttf`,
  cff: `${SEED}/fount-serif/FountSerif-Regular.otf`,
  variable: `${SEED}/geist/Geist-Variable.ttf`,
  manyAxes: `${SEED}/recursive/Recursive-Variable.ttf`,
  arabic: `${SEED}/vazirmatn/Vazirmatn-Variable.ttf`,
  labelled: `${SEED}/bungee/Bungee-Regular.ttf`,
  interface: `${SEED}/bricolage-grotesque/BricolageGrotesque-Variable.ttf`,
  cff2: 'tests/fixtures/fonts/pin-test/PinTest-Variable.otf',
} as const

/** A copy, free to be damaged. */
export function readMaster(name: keyof typeof MASTERS): Buffer {
  return readFileSync(MASTERS[name])
}

/** A folder of its own for one test, gone when the test is. */
export class TempFolder implements Disposable {
  readonly path = mkdtempSync(join(tmpdir(), 'fount-fonts-'))

  file(name: string, bytes?: Uint8Array): string {
    const path = join(this.path, name)
    if (bytes) writeFileSync(path, bytes)
    return path
  }

  [Symbol.dispose](): void {
    rmSync(this.path, { recursive: true })
  }
}
