import ts from 'typescript'

/**
 * A text that somebody sent chooses no property of an object: `table['constructor']` is a function, and `'constructor' in
 * table` is true, in every table there is. A key of known words is fine, and so are `ownValue` and a `Map`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noTableLookup = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      lookup:
        '`{{key}}` is any text: "constructor" finds something here. Use `ownValue` (src/domain/own-value.ts) or a Map.',
      in: '`{{key}}` is any text: "constructor" is in every object. Use `Object.hasOwn` or a Set.',
    },
  },
  create(context) {
    const { sourceCode } = context
    const { program, esTreeNodeToTSNodeMap: nodes } = sourceCode.parserServices
    const checker = program.getTypeChecker()
    const typeOf = (node) => checker.getTypeAtLocation(nodes.get(node))

    return {
      MemberExpression(node) {
        if (!node.computed || !canBeAnyText(node.property) || isWritten(node)) return
        if (isTable(typeOf(node.object))) report(node, node.property, 'lookup')
      },
      "BinaryExpression[operator='in']"(node) {
        if (canBeAnyText(node.left)) report(node, node.left, 'in')
      },
    }

    function report(node, key, messageId) {
      context.report({ node, messageId, data: { key: sourceCode.getText(key) } })
    }

    /** `text as Key` is any text, too: what the compiler is told is not asked of the text. */
    function canBeAnyText(node) {
      if (node.type === 'Literal') return false
      if (node.type.startsWith('TS') && node.expression) return canBeAnyText(node.expression)
      return partsOf(typeOf(node)).some((type) => type.flags & ts.TypeFlags.String)
    }

    function isTable(type) {
      return partsOf(type).some(
        (part) => part.flags & ts.TypeFlags.Object && !checker.isArrayLikeType(part),
      )
    }
  },
}

function partsOf(type) {
  return type.isUnion() ? type.types : [type]
}

function isWritten(node) {
  const { parent } = node
  return (
    (parent.type === 'AssignmentExpression' && parent.left === node && parent.operator === '=') ||
    (parent.type === 'UnaryExpression' && parent.operator === 'delete')
  )
}
