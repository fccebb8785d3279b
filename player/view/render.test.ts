import fc from "fast-check";
import { type ComponentChild, type ComponentChildren, h as preactH, render as preactRender } from "preact";
import { expect, test } from "vitest";
import { h, jsx, render } from "./render.ts";

/** Makes a node as the compiler of JSX does: the children are a property, and the key is not. */
type Make = (type: unknown, props: Record<string, unknown>, key?: unknown) => ComponentChild;
const ours: Make = (type, props, key) => jsx(type, props, key) as unknown as ComponentChild;
const theirs: Make = (type, props, key) => preactH(type as "p", { ...props, key } as never);

type Shape = {
  tag: string;
  key: number | undefined;
  props: Record<string, unknown>;
  children: (Shape | string | null)[];
  isComponent: boolean;
};

/** The same tree for either of the two. */
function treeOf(shape: Shape | string | null, make: Make): ComponentChild {
  if (shape === null || typeof shape === "string") return shape;
  const children = shape.children.map((child) => treeOf(child, make));
  const props = { ...shape.props, children };
  if (!shape.isComponent) return make(shape.tag, props, shape.key);
  const Section = ({ children: inner }: { children?: ComponentChildren }) => make("section", { class: "made", children: inner });
  return make(shape.tag === "div" ? Section : components[shape.tag], props, shape.key);
}

const passOn = (props: { children?: ComponentChildren }) => props.children as ComponentChild;
const nothing = () => null;
const components: Record<string, unknown> = { p: passOn, b: nothing };

const leaf = fc.oneof(fc.constant(null), fc.constantFrom("one", "two", "<three>"));
const props = fc.record(
  {
    class: fc.constantFrom("a", "b"),
    hidden: fc.boolean(),
    "aria-label": fc.option(fc.constantFrom("t", "")),
    "aria-modal": fc.boolean(),
    tabIndex: fc.constantFrom(-1, 0),
  },
  { requiredKeys: [] },
);
const { tree } = fc.letrec<{ tree: Shape; child: Shape | string | null }>((tie) => ({
  tree: fc.record({
    tag: fc.constantFrom("p", "b", "div"),
    key: fc.constant(undefined),
    props,
    isComponent: fc.boolean(),
    children: fc.array(tie("child"), { maxLength: 4 }).map(withKeys),
  }),
  child: fc.oneof({ depthSize: "small" }, leaf, tie("tree")),
}));

/** Of the children of an element either all or none have keys, as lists are written. */
function withKeys(children: (Shape | string | null)[]): (Shape | string | null)[] {
  const isKeyed = children.length > 2 && children.every((child) => child !== null && typeof child !== "string");
  return children.map((child, index) => (isKeyed && typeof child === "object" && child ? { ...child, key: (index * 7) % 5 } : child));
}

test("what is drawn anew again and again is what preact draws", () => {
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 5 }), (trees) => {
      const [mine, other] = [document.createElement("div"), document.createElement("div")];
      for (const one of trees) {
        render(treeOf(one, ours), mine);
        preactRender(treeOf(one, theirs), other);
        // The order of attributes is nobody's business.
        if (!mine.isEqualNode(other)) expect(mine.innerHTML).toBe(other.innerHTML);
      }
      render(null, mine);
      expect(mine.innerHTML).toBe("");
    }),
    { numRuns: 500 },
  );
});

test("an element with the same key stays the same one wherever it moves, and is not put anew where it is", () => {
  const root = document.createElement("div");
  document.body.append(root);
  const list = (keys: number[]) => keys.map((key) => ours("button", { children: String(key) }, key));
  render(list([1, 2, 3]), root);
  const [one, two, three] = Array.from(root.children) as HTMLElement[];
  three!.focus();
  render(list([2, 3]), root);
  expect(document.activeElement).toBe(three);
  render(list([3, 1, 2]), root);
  expect(root.children[0]).toBe(three);
  expect(root.children[2]).toBe(two);
  expect(root.children[1]).not.toBe(one);
  expect(root.textContent).toBe("312");
});

test("a listener is the one of the last drawing; a field keeps what was typed until another value is meant; pictures are drawn as such", () => {
  const root = document.createElement("div");
  const heard: string[] = [];
  const draw = (name: string, value: string) =>
    render(
      [h("button", { onClick: () => heard.push(name) }), h("input", { value }), h("svg", { children: h("path", { d: "M0 0" }) })] as never,
      root,
    );
  draw("first", "a");
  const [button, input, svg] = Array.from(root.children) as [HTMLElement, HTMLInputElement, SVGElement];
  draw("second", "b");
  button.click();
  expect(heard).toEqual(["second"]);
  expect(input.value).toBe("b");
  expect(svg.firstElementChild?.namespaceURI).toBe("http://www.w3.org/2000/svg");
});

test("what others put into an element that has no children of its own stays", () => {
  const root = document.createElement("div");
  const draw = (title: string) => render(h("div", { title }) as never, root);
  draw("a");
  root.firstElementChild!.append("from elsewhere");
  draw("b");
  expect(root.innerHTML).toBe('<div title="b">from elsewhere</div>');
});
