// notation/
/** @type {Record<string,{title:string,suffix:string}>} */
export const FORMATS={analysis:{title:"link ?analysis=…: a position",suffix:".txt"},link:{title:"link ?p=…: any position, as the web site shares it",suffix:".txt"},puzzle:{title:"puzzle ID WxH:x,y,u…: the mines of a board and the first click",suffix:".txt"},text:{title:"our own text: one row a line",suffix:".txt"}};
