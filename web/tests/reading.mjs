// What can be read on a page: every text with its place, its size, its frame and its contrast.

/** Runs in the page. Finds texts that are too small, cut by their frame, over each other, or hardly told from their ground. */
export function unreadable({ contrast, exempt, frames }) {
  const SMALLEST = 11;
  const CLOSE = 1.5;
  /** What is needed of each element, asked for once. */
  const known = new Map();
  const about = (element) => {
    let one = known.get(element);
    if (!one) {
      const { overflowX, overflowY, opacity, clipPath, fontSize } = getComputedStyle(element);
      known.set(element, one = {
        box: element.getBoundingClientRect(), framed: element.matches(frames), opacity: Number(opacity), clipped: clipPath === 'inset(50%)', fontSize,
        scrollsX: /auto|scroll/.test(overflowX), scrollsY: /auto|scroll/.test(overflowY), hidesX: /hidden|clip/.test(overflowX), hidesY: /hidden|clip/.test(overflowY),
      });
    }
    return one;
  };
  const visible = (element) => {
    for (let at = element; at; at = at.parentElement) if (about(at).opacity === 0 || about(at).clipped) return false;
    return true;
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || /^(SCRIPT|STYLE|OPTION)$/.test(element.tagName) || element.closest('[hidden], .sr')) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || !visible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    texts.push({ element, text: node.textContent.trim(), box, lines: [...range.getClientRects()] });
  }
  const wrong = [];
  const named = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].filter((name) => !name.startsWith('svelte-')).join('.')}`;
  const where = ({ element, text }) => `"${text.slice(0, 40)}" in ${named(element)} of ${named(element.parentElement)}`;
  /** Bars that stay at the lower end of a list which scrolls: what lies under them is scrolled away, as what lies below the list is. */
  const bars = [...document.querySelectorAll('.ends')].filter((bar) => getComputedStyle(bar).position === 'sticky')
    .map((bar) => ({ bar, list: bar.parentElement, top: bar.getBoundingClientRect().top }));
  /** What is left of a text where scrolling lists end; nothing if it is scrolled away. */
  const inSight = (text, line = text.box) => {
    let { left, top, right, bottom } = line;
    for (const { bar, list, top: end } of bars) if (list.contains(text.element) && !bar.contains(text.element)) bottom = Math.min(bottom, end);
    for (let at = text.element; at; at = at.parentElement) {
      const { box, scrollsX, scrollsY } = about(at);
      if (scrollsY) { top = Math.max(top, box.top); bottom = Math.min(bottom, box.bottom); }
      if (scrollsX) { left = Math.max(left, box.left); right = Math.min(right, box.right); }
    }
    return right > left && bottom > top ? { left, top, right, bottom } : null;
  };
  const seen = texts.map((text) => ({ ...text, lines: text.lines.map((line) => inSight(text, line)).filter((line) => line) })).filter(({ lines }) => lines.length);
  for (const text of seen) {
    const { element, box } = text;
    const { fontSize } = about(element);
    if (parseFloat(fontSize) < SMALLEST && !element.closest('svg')) wrong.push(`${fontSize}: ${where(text)}`);
    if (element.closest(exempt)) continue;
    let scrolledX = false;
    let scrolledY = false;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { box: frame, framed, scrollsX, scrollsY, hidesX, hidesY } = about(at);
      scrolledX ||= scrollsX;
      scrolledY ||= scrollsY;
      const cutX = !scrolledX && (framed || hidesX) && (box.left < frame.left - CLOSE || box.right > frame.right + CLOSE);
      const cutY = !scrolledY && (framed || hidesY) && (box.top < frame.top - CLOSE - 1 || box.bottom > frame.bottom + CLOSE + 1);
      if (cutX || cutY) wrong.push(`cut by ${named(at)}: ${where(text)}`);
      // What a frame is in may be smaller than the frame: a badge on an edge.
      if (framed) break;
    }
    if (!scrolledX && (box.left < -CLOSE || box.right > innerWidth + CLOSE)) wrong.push(`beside the screen: ${where(text)}`);
  }
  // What lies behind a scene in front of the board is not read there.
  const scene = document.querySelector('.scene');
  const read = seen.filter(({ element }) => !element.closest(exempt) && (!scene || scene.contains(element) || !element.closest('.space')));
  const lines = read.flatMap((text) => text.lines.map((line) => ({ text, ...line }))).sort((one, other) => one.top - other.top);
  lines.forEach((one, n) => {
    for (const other of lines.slice(n + 1)) {
      if (other.top > one.bottom - 3) break;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - other.top;
      if (wide > 2 && high > 3 && one.text !== other.text) wrong.push(`${where(one.text)} over ${where(other.text)}`);
    }
  });
  if (!contrast) return wrong;

  const parse = (colour) => {
    const numbers = colour.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? [0, 0, 0, 0];
    const [r, g, b, alpha = 1] = colour.startsWith('color(srgb') ? [numbers[0] * 255, numbers[1] * 255, numbers[2] * 255, numbers[3]] : numbers;
    return { r, g, b, alpha };
  };
  const over = (top, under) => ({
    r: top.r * top.alpha + under.r * (1 - top.alpha), g: top.g * top.alpha + under.g * (1 - top.alpha), b: top.b * top.alpha + under.b * (1 - top.alpha), alpha: 1,
  });
  const light = ({ r, g, b }) => {
    const [x, y, z] = [r, g, b].map((one) => (one / 255 <= 0.03928 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const ratio = (one, other) => { const [a, b] = [light(one), light(other)].sort((x, y) => y - x); return (a + 0.05) / (b + 0.05); };
  /** Every colour that may lie behind: those of all stops of all gradients, down to the first ground that hides what is below. */
  const grounds = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      // A star is not a ground.
      const grounds = backgroundImage.replace(/radial-gradient\(\d(\.\d)?px \d(\.\d)?px at [^(]*(\([^)]*\)[^()]*)*\)/g, '');
      const stops = [...grounds.matchAll(/(rgba?|color)\([^)]*\)/g)].map(([colour]) => parse(colour));
      const plain = parse(backgroundColor);
      if (stops.length) layers.push(stops);
      if (plain.alpha) layers.push([plain]);
      if (plain.alpha === 1 || (stops.length && stops.every(({ alpha }) => alpha === 1))) break;
    }
    let behind = [{ r: 8, g: 12, b: 17, alpha: 1 }];
    for (const layer of layers.reverse()) behind = layer.flatMap((top) => behind.map((under) => over(top, under))).slice(0, 64);
    return behind;
  };
  for (const text of seen) {
    const style = getComputedStyle(text.element);
    const colour = parse(text.element.closest('svg') ? style.fill : style.color);
    const large = parseFloat(style.fontSize) >= 18.6 && Number(style.fontWeight) >= 700;
    let faded = 1;
    for (let at = text.element; at; at = at.parentElement) faded *= about(at).opacity;
    const disabled = text.element.closest('button:disabled');
    const worst = Math.min(...grounds(text.element).map((ground) => ratio(over({ ...colour, alpha: colour.alpha * faded }, ground), ground)));
    if (!disabled && worst < (large ? 3 : 4.5)) wrong.push(`contrast ${worst.toFixed(2)}: ${where(text)}`);
  }
  return wrong;
}

/** Runs in the page. What of a decision is not in sight: the question, the button that sends, and options that are lit nowhere else. */
export function outOfSight(options) {
  const seen = (element) => {
    if (!element?.checkVisibility()) return false;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    for (let above = element.parentElement; above; above = above.parentElement) {
      if (getComputedStyle(above).overflowY === 'visible') continue;
      const box = above.getBoundingClientRect();
      if (top < box.top - 2 || bottom > box.bottom + 2) return false;
    }
    return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  };
  const question = seen(document.querySelector('.prompt .q')) ? [] : ['the question'];
  const send = document.querySelector('[data-send]');
  const isListed = ({ word }) => seen(document.querySelector(`.options .option[data-word="${CSS.escape(word)}"]`));
  const lit = [...document.querySelectorAll('button.lit')].filter((one) => !one.matches('.option') && seen(one)).length;
  // An option that the list has to be scrolled for is lit where it is on the table, if it is drawn there.
  const isDrawn = ({ marks }) => marks.some((mark) => !/^(skill|loyalty|ability|own-viper)\b/.test(mark));
  const below = options.filter((option) => !isListed(option) && !isDrawn(option)).map(({ label }) => label);
  const dark = options.some((option) => !isListed(option) && isDrawn(option)) && !lit ? ['nothing is lit'] : [];
  return [...question, ...(send && !seen(send) ? ['the button'] : []), ...below, ...dark];
}
