'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { DefaultCellComponentProps } from 'payload'
import { ownValue } from '@/domain/own-value'
import { say } from '@/domain/staff/german/in-german'
import { sendJson } from '../read-response'
import { useCall } from '../use-call'
import './licensing.css'

const STATE: Record<string, string> = { special: 'By agreement', trial: 'Trial fonts' }

/** Whether a licence type is for sale, with its switch; those that the shop does not sell say what they are. */
export function SaleCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const { permissions } = useAuth()
  const { id, kind, name } = rowData as { id: string; kind: string; name: string }
  const isForSale = cellData !== false
  const words = (sentence: string) => say(i18n.language, sentence)
  const other = ownValue(STATE, kind)
  if (other) return <span>{words(other)}</span>

  const state = words(isForSale ? 'For sale' : 'Not for sale')
  const mayChange = Boolean(permissions?.collections?.['licence-types']?.update)
  if (!mayChange) return <span>{state}</span>
  return <SaleSwitch {...{ id, isForSale, state }} label={`${words('For sale')}: ${name}`} />
}

type SaleSwitchProps = { id: string; isForSale: boolean; state: string; label: string }

function SaleSwitch({ id, isForSale, state, label }: SaleSwitchProps) {
  const router = useRouter()
  const { isBusy, failure, call } = useCall()

  async function turn() {
    await sendJson(`/api/licence-types/${id}`, { isForSale: !isForSale }, 'PATCH')
    router.refresh()
  }

  return (
    <span className="sale-cell">
      <button
        type="button"
        role="switch"
        aria-checked={isForSale}
        aria-label={label}
        disabled={isBusy}
        onClick={() => void call(turn)}
      >
        <span aria-hidden="true" />
      </button>
      {state}
      {failure && <span role="alert">{failure}</span>}
    </span>
  )
}
