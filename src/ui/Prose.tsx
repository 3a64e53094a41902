import { Fragment, type ReactNode, useMemo } from 'react';
import styles from './Prose.module.css';
import { DEEPEST, type Nodes, readMarkdown } from './readMarkdown.ts';

type Node = Nodes[number];
type Parent = Extract<Node, { children: unknown }>;

/** The words of a node and of all in it, without recursion. */
function plainText(node: Node): string {
  const open: Node[] = [node];
  const words: string[] = [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if ('value' in next) words.push(next.value);
    if ('children' in next) open.push(...next.children.toReversed());
  }
  return words.join(' ');
}

const inside = (node: Parent, depth: number): ReactNode =>
  node.children.map((child, index) => <Piece key={index} node={child} depth={depth + 1} />);

/** A tight list has its words right in the item, a loose one in paragraphs. */
function Item({ node, depth }: { readonly node: Extract<Node, { type: 'listItem' }>; readonly depth: number }) {
  return (
    <li>
      {node.children.map((child, index) =>
        child.type === 'paragraph' && node.spread !== true ? (
          <span key={index}>{inside(child, depth)}</span>
        ) : (
          <Piece key={index} node={child} depth={depth + 1} />
        ),
      )}
    </li>
  );
}

function List({ node, depth }: { readonly node: Extract<Node, { type: 'list' }>; readonly depth: number }) {
  const items = node.children.map((item, index) => <Item key={index} node={item} depth={depth + 1} />);
  return node.ordered === true ? <ol start={node.start ?? 1}>{items}</ol> : <ul>{items}</ul>;
}

/** Elements that hold what is in them and nothing else; of a link only its words. */
const PLAIN_ELEMENTS = {
  paragraph: 'p',
  emphasis: 'em',
  strong: 'strong',
  blockquote: 'blockquote',
  link: Fragment,
} as const;

const isPlain = (type: string): type is keyof typeof PLAIN_ELEMENTS => type in PLAIN_ELEMENTS;

/** A node without anything in it: of a picture its words, whatever else is not known as text. */
function Leaf({ node }: { readonly node: Node }): ReactNode {
  if (node.type === 'thematicBreak') return <hr />;
  if (node.type === 'break') return <br />;
  return node.type === 'image' ? node.alt : plainText(node);
}

/** One node as an element. */
function Piece({ node, depth }: { readonly node: Node; readonly depth: number }): ReactNode {
  if (depth > DEEPEST) return plainText(node);
  if (node.type === 'list') return <List node={node} depth={depth} />;
  if (node.type === 'heading') {
    const Heading = node.depth < 3 ? 'h3' : 'h4';
    return <Heading>{inside(node, depth)}</Heading>;
  }
  if (!isPlain(node.type) || !('children' in node)) return <Leaf node={node} />;
  const Element = PLAIN_ELEMENTS[node.type];
  return <Element>{inside(node, depth)}</Element>;
}

/** A text that is not read as Markdown, a paragraph for each of its own. */
const unread = (text: string): ReactNode =>
  text.split(/\n[ \t]*\n\s*/u).map((paragraph, index) => <p key={index}>{paragraph}</p>);

/**
 * Text to read aloud, in Markdown: paragraphs, emphasis, headings, lists, quotations, rules, line breaks. Nothing of it can be
 * followed, fetched or run: HTML stays text, links and pictures are their words.
 */
export function Prose({ text }: { readonly text: string }) {
  const nodes = useMemo(() => readMarkdown(text), [text]);
  return (
    <div className={styles.prose}>
      {nodes === null ? unread(text) : nodes.map((node, index) => <Piece key={index} node={node} depth={0} />)}
    </div>
  );
}
