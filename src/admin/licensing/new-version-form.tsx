'use client'

import { Button, useAuth, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { DefaultCellComponentProps } from 'payload'
import { useState } from 'react'
import type { OfferedVersion } from '@/operations/catalogue/eula-versions'
import { fillIn, wordsIn } from '@/domain/staff/german/sentence-shapes'
import { Tick } from '../labelled-input'
import { AdminLink } from '../admin-link'
import { useTypedWarning } from '../leave-warning'
import { sendJson } from '../read-response'
import { useCall } from '../use-call'
import {
  draftsOf,
  movedUp,
  type SectionDraft,
  SectionFields,
  sumOf,
  withNewSection,
  withoutSection,
} from './section-fields'
import WORDS from './version-words.json' with { type: 'json' }

/** Begins with the newest version; its changes are seen before anything is saved. */
export function NewVersionForm({ offered }: { offered: OfferedVersion }) {
  const { i18n } = useTranslation()
  const words = wordsIn(WORDS, i18n.language)
  const router = useRouter()
  const [head, setHead] = useState({
    title: offered.title,
    version: offered.version,
    effectiveFrom: offered.effectiveFrom,
  })
  const [drafts, setDrafts] = useState(() => draftsOf(offered.sections))
  const [takers, setTakers] = useState(() =>
    offered.types.filter(({ hasThisText }) => hasThisText).map(({ id }) => id),
  )
  const { isBusy, failure, call } = useCall()
  const sum = sentenceOfSum(drafts, words)
  const typed = useTypedWarning(sum !== '')

  function change(key: number, part: Partial<SectionDraft>) {
    setDrafts(drafts.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)))
  }

  async function save() {
    const sections = drafts.filter(({ isOut }) => !isOut)
    const takenBy = offered.types.filter(({ id }) => takers.includes(id))
    const { id } = await sendJson<{ id: string }>(`/api/eulas/${offered.newest.id}/new-version`, {
      ...head,
      sections: sections.map(({ heading, text }) => ({ heading, text })),
      takenBy: takenBy.map(({ id: type, eula }) => ({ id: type, eula })),
    })
    router.push(`/admin/collections/eulas/${id}`)
  }

  const field = (name: keyof typeof head, label: string, type = 'text') => (
    <label>
      {label}
      <input
        type={type}
        value={head[name]}
        onChange={(event) => setHead({ ...head, [name]: event.target.value })}
      />
    </label>
  )

  return (
    <div className="new-version" {...typed}>
      <h1>{fillIn(words.heading, { title: offered.title, version: offered.newest.version })}</h1>
      <p>{words.lead}</p>
      <div className="version-head">
        {field('title', words.name)}
        {field('version', words.version)}
        {field('effectiveFrom', words.from, 'date')}
      </div>
      <h2>{words.sections}</h2>
      {drafts.map((draft, index) => (
        <SectionFields
          key={draft.key}
          draft={draft}
          isFirst={index === 0}
          words={words}
          onChange={(part) => change(draft.key, part)}
          onRemove={() => setDrafts(withoutSection(drafts, draft.key))}
          onMoveUp={() => setDrafts(movedUp(drafts, draft.key))}
        />
      ))}
      <div>
        <Button buttonStyle="secondary" onClick={() => setDrafts(withNewSection(drafts))}>
          {words.add}
        </Button>
      </div>
      <TypeTicks types={offered.types} ticked={takers} words={words} onChange={setTakers} />
      <footer>
        <p role="status">{sum || words.nothing}</p>
        {failure && <p role="alert">{failure}</p>}
        <Button disabled={isBusy || !sum} onClick={() => void call(save, { leadsAway: true })}>
          {fillIn(words.save, { version: head.version })}
        </Button>
        <small>{words.forGood}</small>
      </footer>
    </div>
  )
}

function sentenceOfSum(drafts: SectionDraft[], words: (typeof WORDS)['en']): string {
  const { changed, added, removed, isMoved } = sumOf(drafts)
  const counted = [
    changed > 0 &&
      fillIn(changed === 1 ? words.sectionChanged : words.sectionsChanged, { changed }),
    added > 0 && fillIn(words.sectionsAdded, { added }),
    removed > 0 && fillIn(words.sectionsRemoved, { removed }),
  ]
  return [counted.filter(Boolean).join(', '), isMoved && words.moved].filter(Boolean).join('. ')
}

type Props = {
  types: OfferedVersion['types']
  ticked: string[]
  words: (typeof WORDS)['en']
  onChange: (ticked: string[]) => void
}

/** Which licence types take the new version: at first those that have the text already. */
function TypeTicks({ types, ticked, words, onChange }: Props) {
  const toggle = (id: string) =>
    onChange(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id])
  return (
    <fieldset>
      <legend>{words.types}</legend>
      <p>{words.typesHint}</p>
      {types.map(({ id, name, hasThisText }) => (
        <Tick
          key={id}
          className="version-tick"
          checked={ticked.includes(id)}
          onChange={() => toggle(id)}
        >
          <span>
            {name}
            {!hasThisText && <small> {words.otherText}</small>}
          </span>
        </Tick>
      ))}
    </fieldset>
  )
}

/** In the list of licence texts: the way to the next version of each. */
export function NewVersionCell({ rowData }: DefaultCellComponentProps) {
  const { i18n } = useTranslation()
  const { permissions } = useAuth()
  if (!permissions?.collections?.eulas?.create) return null
  return (
    <AdminLink href={`/admin/new-version?of=${rowData.id}`}>
      {wordsIn(WORDS, i18n.language).make}
    </AdminLink>
  )
}
