import { formatMoney } from '@/domain/money/format-money'
import { germanMoney } from '@/domain/staff/write-money'
import type { UsualPeriod } from '@/domain/reports/period'
import type { Grouping } from '@/domain/reports/split-line'
import WORDS from './report-words.json' with { type: 'json' }

type OfEach = {
  groupings: Record<Grouping, string>
  /** What a row without a name is. */
  nobody: Record<Grouping, string>
  usual: Record<UsualPeriod, string>
}

const ENGLISH = {
  ...(WORDS.en satisfies OfEach),
  money: formatMoney,
  orders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  more: (count: number) => `${count} more in the CSV.`,
}

export type ReportWords = typeof ENGLISH

const GERMAN: ReportWords = {
  ...WORDS.de,
  money: germanMoney,
  orders: (count) => (count === 1 ? '1 Bestellung' : `${count} Bestellungen`),
  more: (count) => `${count} weitere in der CSV-Datei.`,
}

export function reportWords(language: string): ReportWords {
  return language === 'de' ? GERMAN : ENGLISH
}
