### The lessons: what they begin with, what there is to see or to find, and what it shows. The techniques are in
### techniques.ftl.

lesson-forgiving-1 = 在宽容模式里，运气不好不会让你输。如果踩中的雷没有任何逻辑能推知，它就会挪到别处，游戏继续。这叫“化险”，那一格会标上护盾。
lesson-forgiving-2 = 但逻辑能推知的雷，踩中照样输。所谓逻辑，也包括翻开一定安全的格子后得到的信息。
# Each example has a question of its own.
lesson-forgiving-question-1 = 只剩两格，其中一个是雷，没有任何线索。那就猜吧：随便翻开一个。
lesson-forgiving-question-2 = 这里可以推出雷的位置。翻开一个安全的格子。
lesson-forgiving-question-3 = 这次雷在1的其中一侧。先别猜：有一格一定安全，它的数字会告诉你其余的。翻开那一格。
lesson-forgiving-end = 先翻开所有一定安全的格子。等到只能猜的时候，就放心地猜。

## The lessons on qubits. $zero, $one, $plus and $minus are the states of a qubit, in plain words or as players
## prefer them.

lesson-superposition-1 = 每一格在每个盘上都显示有雷概率：0、½或1。在某个盘上测量一格，就能知道它在那里是不是雷；这里什么都不会爆炸。
lesson-superposition-2 = 上排格子的状态：{ STATE($zero) }。下排格子的状态：{ STATE($minus) }。后者在Z上有一半时候是雷，纯属随机。
lesson-superposition-3 = 目标：在Z上测量上排的一格，再在Z上测量下排的格子，直到两种结果都见到。“重置”会重新制备所有格子。
lesson-superposition-seen-1 = 在Z上测量上排的一格：没有雷，每次都是。
lesson-superposition-seen-2 = 在Z上测量下排的一格：这次没有雷。
lesson-superposition-seen-3 = 在Z上测量下排的一格：这次是雷。
lesson-superposition-end = 同样的制备，同样的提问，不同的回答：这就是叠加。并不是藏着一个你不知道的雷：同一格在H上是确定的。

lesson-basis-1 = 格子里装的东西叫作它的状态。每种状态在一个盘上是确定的，在另一个盘上则像抛硬币。在错误的盘上测量，结果就是随机的。
lesson-basis-2 = 上排格子从左到右的状态：{ STATE($zero) }、{ STATE($minus) }、{ STATE($plus) }、{ STATE($one) }。下排格子的状态：{ STATE($zero) }。
lesson-basis-3 = 目标：在上排，先在Z上测第一格，在H上测第二格，它们在那里是安全的；再在H上测第三格，它在那里是雷。然后把下排的一格依次在Z、H、Z上各测一次。如果两次Z的结果相同，就换一格再试。
lesson-basis-seen-1 = 第一格在Z上安全。
lesson-basis-seen-2 = 第二格在H上安全。
lesson-basis-seen-3 = 第三格在H上是雷，每次都是。
lesson-basis-seen-4 = 你先测了Z，再测H，现在Z给出了不同的结果：在H上测量抹掉了第一次的结果。
lesson-basis-end = Z和H不能同时知道。测量不是读取一份答案清单：它会让量子比特处于与答案相符的状态，而在另一个盘上原本确定的东西就丢失了。

lesson-singlet-1 = 这些格子上下成对关联。每对共享一个状态，叫作单态。两格都没有自己的状态：各自在两个盘上都是随机的。
lesson-singlet-2 = 目标：在Z上测量一对单态的两格，在H上测量另一对的两格。再把第三对的一格在Z上测、另一格在H上测。
lesson-singlet-seen-1 = 在Z上恰好有一个雷。
lesson-singlet-seen-2 = 在H上也恰好有一个雷。
lesson-singlet-seen-3 = 在不同的盘上测量，两个结果互不相关。
lesson-singlet-end = 无论在哪个盘上测量两格，都恰好有一个雷，尽管单看每个结果都像抛硬币。结果并不是事先定好的，定好的只有把它们联系起来的规律。

lesson-mermin-1 = 三格也能共享一个状态：三元组。每一行就是一个。
lesson-mermin-2 = 目标：各取一个三元组，分别按H H H、H Z Z、Z H Z、Z Z H（左、中、右）测量，并数一数雷。
lesson-mermin-seen-1 = H H H：雷数是奇数。
lesson-mermin-seen-2 = H Z Z：雷数是偶数。
lesson-mermin-seen-3 = Z H Z：雷数是偶数。
lesson-mermin-seen-4 = Z Z H：雷数是偶数。
lesson-mermin-end = 假设雷一直都在那里。把三个偶数结果加起来：Z上的雷都被算了两次，所以单看H上的雷必须是偶数。可是H H H每次都是奇数。64种布雷方式没有一种做得到：隐藏的雷区并不存在。

## Names of the lessons

lesson-forgiving-title = 什么时候能化险？
lesson-qubits-first-title = 第一局量子比特
lesson-qubits-second-title = 更大的量子比特盘面
lesson-entangled-first-title = 第一局纠缠
lesson-superposition-title = 叠加
lesson-basis-title = 选择测量基
lesson-singlet-title = 单态
lesson-mermin-title = Mermin 三元组

## What each lesson is for, in a list and above its examples

lesson-goal = 目标：{ $goal }
lesson-single-goal = 每次只看一个数字，找出雷和安全格。
lesson-pair-goal = 比较两个数字，认出1-1、1-2、1-2-1和1-2-2-1。
lesson-split-goal = 两种情况都试一遍，找出共同的结论。
lesson-total-goal = 用剩余雷数收尾。
lesson-count-goal = 别无他法时，列出所有布雷方式。
lesson-forgiving-goal = 先化险一次，再找出两个一定安全的格子。
lesson-qubits-first-goal = 在教练的讲解下，赢下一个两盘的小局。
lesson-qubits-second-goal = 赢下更大的一局：教练会指出线索。
lesson-entangled-first-goal = 用护盾测试关联格，然后获胜。
lesson-superposition-goal = 看同一个问题得到不同的回答。
lesson-basis-goal = 了解为什么在一个盘上测量，会抹掉另一个盘上确定的信息。
lesson-singlet-goal = 测量一格，了解另一格。
lesson-mermin-goal = 看三格做到任何隐藏雷区都做不到的事。

## What lessons with examples end with

lesson-single-end = 一次看一个数字：这就是扫雷的大部分。
lesson-pair-end = 多比较相邻的数字，定式自然会跳出来。
lesson-split-end = 如果两种情况对某一格结论一致，就不必知道哪种是真的。
lesson-total-end = 快结束时，一定要看剩余雷数。
lesson-count-end = 求解器提示所用的技巧，你已经全部掌握。
