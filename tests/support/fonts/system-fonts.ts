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
}

/**
 * In the order in which a page looks for them: each is asked anew in every weight and size, so they are few. Arial stands
 * first: Windows and macOS always have it, and Arimo and Liberation Sans have its very widths.
 */
export const SYSTEM_FONTS: SystemFont[] = [
  {
    family: 'UI Arial',
    names: {
      regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Helvetica'],
      bold: [
        'Arial Bold',
        'Arial-BoldMT',
        'Liberation Sans Bold',
        'LiberationSans-Bold',
        'Arimo Bold',
        'Arimo-Bold',
        'Helvetica Bold',
        'Helvetica-Bold',
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
