import type { Cut } from './fallback-metrics'

const FOLDER = 'tests/fixtures/fonts/system'

const ARIMO = {
  regular: `${FOLDER}/arimo/Arimo-Regular.ttf`,
  bold: `${FOLDER}/arimo/Arimo-Bold.ttf`,
}

export type SystemFont = {
  /** The family in CSS that stands for it. */
  family: string
  /** Its names where it is installed: the full one and the one of PostScript. Not every browser knows both. */
  names: Record<Cut, string[]>
  file: Record<Cut, string>
  /** How much wider it runs than the file, where the font itself may not be kept here. */
  against?: Record<Cut, number>
}

/**
 * In the order in which a page looks for them. Arial stands first, wherever it is: Arimo and Liberation Sans have its
 * very widths, so that it is measured and not worked out.
 */
export const SYSTEM_FONTS: SystemFont[] = [
  {
    family: 'UI Arial',
    names: {
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Helvetica'],
      bold: [
        ...['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
        ...['Arimo Bold', 'Arimo-Bold', 'Helvetica Bold', 'Helvetica-Bold'],
      ],
    },
    file: ARIMO,
  },
  {
    family: 'UI Roboto',
    // Since Android 12 it is one variable file, whose bold has no name.
    names: {
      regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
      bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto', 'Roboto Regular', 'Roboto-Regular'],
    },
    file: {
      regular: `${FOLDER}/roboto/Roboto-Regular.ttf`,
      bold: `${FOLDER}/roboto/Roboto-Bold.ttf`,
    },
  },
  {
    family: 'UI Segoe',
    names: { regular: ['Segoe UI', 'SegoeUI'], bold: ['Segoe UI Bold', 'SegoeUI-Bold'] },
    file: ARIMO,
    // Average widths of letters in written text, from @capsizecss/metrics 4.3.0, in units of 2048: Segoe UI to Arial.
    against: { regular: 908 / 913, bold: 973 / 983 },
  },
  {
    family: 'UI Neue',
    names: {
      regular: ['Helvetica Neue', 'HelveticaNeue'],
      bold: ['Helvetica Neue Bold', 'HelveticaNeue-Bold'],
    },
    file: ARIMO,
    // From the same table, in units of 1000 and 2048.
    against: { regular: 0.45 / (913 / 2048), bold: 0.48 / (983 / 2048) },
  },
  {
    family: 'UI Noto',
    names: {
      regular: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'],
      bold: ['Noto Sans Bold', 'NotoSans-Bold'],
    },
    file: {
      regular: `${FOLDER}/noto/NotoSans-Regular.ttf`,
      bold: `${FOLDER}/noto/NotoSans-Bold.ttf`,
    },
  },
  {
    family: 'UI DejaVu',
    names: {
      regular: ['DejaVu Sans', 'DejaVuSans'],
      bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    },
    file: {
      regular: `${FOLDER}/dejavu/DejaVuSans.ttf`,
      bold: `${FOLDER}/dejavu/DejaVuSans-Bold.ttf`,
    },
  },
]
