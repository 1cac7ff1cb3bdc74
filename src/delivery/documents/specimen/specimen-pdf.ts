import { readFile } from 'node:fs/promises'
import type {
  Paper,
  PrintedSpecimen,
  SpecimenPage,
} from '@/domain/catalogue/specimens/compose-specimen'
import { checkFont } from '@/fonts/check/check-font'
import { withUsualMap } from '@/fonts/sfnt/with-usual-map'
import { drawFacts, drawFeatures, drawGlyphs, drawScripts, drawWeights } from './list-pages'
import { SpecimenSheets } from './specimen-sheets'
import { drawAlphabet, drawCover, drawLetter, drawStyles } from './show-pages'
import { drawText } from './text-page'

/** `masters`: the file of each style it names. */
export type SpecimenJob = {
  specimen: PrintedSpecimen
  paper: Paper
  masters: Record<string, string>
}

/** A typeface as it is printed to be looked at: its name on the measure, its styles, text, one letter, its signs, what they do. */
export async function renderSpecimenPdf({ specimen, paper, masters }: SpecimenJob) {
  const files = Object.entries(masters).map(
    async ([style, path]) => [style, await readMaster(path)] as const,
  )
  const sheets = new SpecimenSheets({ specimen, paper, masters: new Map(await Promise.all(files)) })
  drawCover(sheets, specimen)
  for (const page of specimen.pages) drawPage(sheets, { specimen, page })
  return sheets.finish()
}

/** With a map of characters that HarfBuzz reads. */
async function readMaster(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path)
  return withUsualMap(bytes, checkFont(bytes))
}

type Drawing = { specimen: PrintedSpecimen; page: SpecimenPage }

function drawPage(sheets: SpecimenSheets, { specimen, page }: Drawing): void {
  const begin = (title: string, tone?: 'negative') => {
    sheets.page([specimen.typeface, title], tone)
  }
  switch (page.kind) {
    case 'styles':
      begin('Styles')
      return drawStyles(sheets, { specimen, rows: page.rows })
    case 'alphabet':
      begin('Alphabet')
      return drawAlphabet(sheets, { specimen, letters: page.letters })
    case 'text':
      return drawText(sheets, { specimen, page, begin: () => begin('Text') })
    case 'letter':
      begin('One letter', 'negative')
      return drawLetter(sheets, { specimen, page })
    case 'scripts':
      begin('Scripts')
      return drawScripts(sheets, { specimen, page })
    case 'weights':
      begin('Weights')
      return drawWeights(sheets, page)
    case 'features':
      begin('Features')
      return drawFeatures(sheets, { specimen, page })
    case 'glyphs':
      begin('Glyphs')
      return drawGlyphs(sheets, { specimen, page })
    case 'facts':
      begin('Facts')
      return drawFacts(sheets, { specimen, page })
  }
}
