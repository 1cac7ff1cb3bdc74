'use client'

import { useEffect, useId, useState } from 'react'
import { LETTER_TOPICS, parseLetter } from '@/domain/customer/parse-letter'
import { optionOf } from '../ui/option-of'
import {
  QuestionAnswer,
  QuestionFailure,
  QuestionFields,
  useQuestion,
} from '../shop/enquiry/question-fields'
import { ActionButton } from '../ui/action-button'
import { Field, FieldBox } from '../ui/field'
import { ShopForm } from '../ui/shop-form'

/** A letter to the foundry. An order, a licence or its check led here with its number in the address. */
export function WriteForm() {
  const id = useId()
  const [about, setAbout] = useState({ topic: 'question', number: '' })
  const question = useQuestion({ path: '/api/order/letter', check: parseLetter, within: '.write' })
  const { words, errors, failure, isSending, answer } = question

  useEffect(() => {
    const number = new URLSearchParams(location.search).get('number')
    if (number) setAbout({ topic: 'order', number })
  }, [])

  if (answer) return <QuestionAnswer answer={answer} />
  return (
    <ShopForm plain="letter" className="write" onSend={() => void question.send(about)}>
      <QuestionFields
        label="Your letter"
        hint="What happened, or what you would like to know"
        {...{ words, errors }}
        onWrite={question.write}
      >
        <FieldBox label="What it is about" width="half" inputId={id} error={errors.topic}>
          <select
            id={id}
            name="topic"
            value={about.topic}
            onChange={({ target }) => setAbout({ ...about, topic: target.value })}
          >
            {Object.entries(LETTER_TOPICS).map(([topic, name]) => optionOf(topic, name))}
          </select>
        </FieldBox>
        <Field
          label="Number of an order or a licence, if any"
          name="number"
          width="half"
          value={about.number}
          error={errors.number}
          onChange={({ target }) => setAbout({ ...about, number: target.value })}
        />
      </QuestionFields>
      <QuestionFailure failure={failure} />
      <ActionButton type="submit" label="Send the letter" disabled={isSending} />
    </ShopForm>
  )
}
